import { expect, screen, waitFor } from 'storybook/test';

/** The notification with a text, after its transition. */
export async function shownNotification(text: string): Promise<HTMLElement> {
  const notification = (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!;
  await waitFor(() =>
    expect(getComputedStyle(notification.closest('[direction]') ?? notification).opacity).toBe('1'),
  );
  await expect(notification).toBeVisible();
  return notification;
}
