import { expect } from '../../kit/storyTest';

/** Nothing is wider than the window: tables, code and demos scroll horizontally inside themselves. */
export async function noSidewaysScroll() {
  const root = document.documentElement;
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
}
