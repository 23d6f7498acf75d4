import { expect } from '../../kit/storyTest';

/** Minimum target size in pixels (WCAG 2.2, 2.5.8). */
const smallest = 24;

/** All visible targets have the minimum size. */
export async function areLargeEnough(targets: readonly Element[]) {
  const shown = targets.filter((target) => target.checkVisibility());
  await expect(shown).not.toEqual([]);
  const tooSmall = shown.filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < smallest || height < smallest;
  });
  await expect(tooSmall).toEqual([]);
}
