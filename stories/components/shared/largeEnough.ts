import { expect } from 'storybook/test';

/** Side of the smallest target that a finger or an unsteady hand still meets, in pixels (WCAG 2.2, 2.5.8). */
const smallest = 24;

/** None of the targets is too small to press; those that are not shown do not count. */
export async function areLargeEnough(targets: readonly Element[]) {
  const shown = targets.filter((target) => target.checkVisibility());
  await expect(shown).not.toEqual([]);
  const tooSmall = shown.filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < smallest || height < smallest;
  });
  await expect(tooSmall).toEqual([]);
}
