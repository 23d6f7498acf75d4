import { act, render } from '@testing-library/react';
import {
  NotificationsProvider,
  useNotifications,
  type ShowNotificationOptions,
} from '@toolpad/core/useNotifications';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { complaintsOf, find, press, rerendering, show, statementsOf, Use } from '../kit';

const Show = ({ options, count = 1 }: { options?: ShowNotificationOptions; count?: number }) => (
  <Use
    hook={useNotifications}
    press={(notifications) => {
      for (let place = 1; place <= count; place++) notifications.show(`Saved ${place}`, options);
    }}
  />
);

const alert = page.getByRole('alert');

/** Renders a button that shows a notification, and clicks it. */
export async function showNotification() {
  show(<Show options={{ onAction: () => {}, actionText: 'Undo' }} />);
  await press();
}

const test = statementsOf('core/react-use-notifications');

test("Not supported on server side in the browser: the component isn't inside AppProvider or NotificationsProvider. Only show and close throw this error, not the hook.", () => {
  let notifications!: ReturnType<typeof useNotifications>;
  const Lost = () => {
    notifications = useNotifications();
    return null;
  };
  render(<Lost />);
  expect(() => notifications.show('Saved')).toThrow('Not supported on server side');
  expect(() => notifications.close('key')).toThrow('Not supported on server side');
});
test('No action button: actionText has no effect without onAction.', async () => {
  show(<Show options={{ actionText: 'Undo' }} />);
  await press();
  await expect.element(alert).toHaveTextContent('Saved 1');
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
test("Don't call show while rendering. Call it in an event handler or an effect. In an effect, set a key: in development, React runs effects twice.", async () => {
  const inEffect = async (key?: string) => {
    const { unmount } = render(
      <NotificationsProvider>
        <Effect />
      </NotificationsProvider>,
      { reactStrictMode: true },
    );
    await expect.element(alert).toBeVisible();
    const badge = find('.MuiBadge-badge').textContent;
    unmount();
    return badge;

    function Effect() {
      const { show: showOne } = useNotifications();
      useEffect(() => void showOne('Saved', { key }), [showOne]);
      return null;
    }
  };
  expect([await inEffect(), await inEffect('saved')]).toEqual(['2', '']);
  const While = () => <>{useNotifications().show('Saved', { key: 'one' })}</>;
  expect(await complaintsOf(() => show(<While />))).toContain('while rendering a different');
});
test('Define slots outside your components. A slot defined inside a component is a new component on every render, and the notification animates again.', async () => {
  let mounts = 0;
  const Mounted = (props: object) => {
    useState(() => ++mounts);
    return <Snackbar {...props} />;
  };
  const [Again, again] = rerendering(() => (
    <NotificationsProvider slots={{ snackbar: (props) => <Mounted {...props} /> }}>
      <Show />
    </NotificationsProvider>
  ));
  render(<Again />);
  await press();
  await expect.element(alert).toBeVisible();
  again();
  expect(mounts).toBe(2);
});
test("Timing: a notification with an autoHideDuration closes even if it has an action button that a keyboard user hasn't reached yet.", async () => {
  show(<Show options={{ autoHideDuration: 100, onAction: () => {} }} />);
  act(() => find('button').click());
  expect(alert.elements()).toHaveLength(1);
  await expect.element(alert).not.toBeInTheDocument();
});
test('Badge: the number of notifications in the queue is outside the alert', async () => {
  show(<Show count={2} />);
  await press();
  await expect.element(alert).toHaveTextContent('Saved 1');
  expect(find('.MuiBadge-badge').textContent).toBe('2');
  expect(alert.element().contains(find('.MuiBadge-badge'))).toBe(false);
});
test('A notification has the role alert', async () => {
  await showNotification();
  const close = page.getByRole('alert').getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
});
test('Unknown keys are ignored.', async () => {
  show(
    <>
      <Show />
      <Use hook={useNotifications} press={({ close }) => close('unknown')} label="Close" />
    </>,
  );
  await press();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(alert).toHaveTextContent('Saved 1');
});
test('Set a key to show a notification only once. A second notification with the same key is ignored while the first is visible or in the queue.', async () => {
  show(<Show options={{ key: 'saved' }} count={2} />);
  await press();
  await expect.element(alert).toHaveTextContent('Saved 1');
  expect(find('.MuiBadge-badge').textContent).toBe('');
});
