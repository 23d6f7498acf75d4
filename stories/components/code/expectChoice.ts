import { expect, within } from '../../kit/storyTest';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** Exactly the named toggle button of the group is pressed. */
export async function expectChoice(canvas: Canvas, group: string, chosen: string) {
  const buttons = within(canvas.getByRole('group', { name: group })).getAllByRole('button');
  await expect(
    buttons
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map((button) => button.textContent),
  ).toEqual([chosen]);
  // Only this one has the style of a pressed button.
  const [own, ...others] = buttons
    .toSorted(
      (one, other) => Number(other.textContent === chosen) - Number(one.textContent === chosen),
    )
    .map((button) => getComputedStyle(button).backgroundColor);
  await expect(others).not.toContain(own);
}
