import { expect, within } from 'storybook/test';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** Of the toggle buttons in the group, the named one is pressed and no other. */
export async function expectChoice(canvas: Canvas, group: string, chosen: string) {
  const buttons = within(canvas.getByRole('group', { name: group })).getAllByRole('button');
  await expect(
    buttons
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map((button) => button.textContent),
  ).toEqual([chosen]);
  // And it looks so, alone.
  const [own, ...others] = buttons
    .toSorted(
      (one, other) => Number(other.textContent === chosen) - Number(one.textContent === chosen),
    )
    .map((button) => getComputedStyle(button).backgroundColor);
  await expect(others).not.toContain(own);
}
