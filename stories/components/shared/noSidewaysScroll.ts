import { expect } from 'storybook/test';

/** Nothing is wider than the window: only tables, code and demos scroll sideways, and inside themselves. */
export async function noSidewaysScroll() {
  const root = document.documentElement;
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
}
