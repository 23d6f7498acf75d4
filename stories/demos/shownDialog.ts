import { expect, screen, waitFor } from '../kit/storyTest';

/** The dialog with a name, after its transition. */
export async function shownDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
