import { afterEach, beforeEach, expect, vi } from 'vitest';

// React, Material UI and Emotion warn so while they render. A test that expects an error ends with
// `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
