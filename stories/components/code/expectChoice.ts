import { expect, within, type PlayContext } from '../../kit/storyTest';

/** Only the named toggle button of the group is pressed, and looks like it. */
export async function expectChoice(canvas: PlayContext['canvas'], name: string, chosen: string) {
  const group = within(canvas.getByRole('group', { name }));
  await expect(group.getByRole('button', { pressed: true })).toHaveTextContent(chosen);
  const colors = [true, false].map((pressed) =>
    group
      .getAllByRole('button', { pressed })
      .map((button) => getComputedStyle(button).backgroundColor),
  );
  await expect(colors[1]).not.toContain(colors[0]![0]);
}
