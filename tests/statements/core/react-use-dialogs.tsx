import { act, render, screen } from '@testing-library/react';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';
import Dialog from '@mui/material/Dialog';
import { createContext, useContext, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  active,
  complaintsOf,
  press,
  Press,
  show,
  statementsOf,
  styleOf,
  tabs,
  Use,
  violations,
} from '../kit';

/** Renders a button that opens a dialog, in an app. */
export function showDialog(open: (dialogs: ReturnType<typeof useDialogs>) => void) {
  show(<Use hook={useDialogs} press={open} />);
  return press();
}

const dialog = page.getByRole('dialog');

const test = statementsOf('core/react-use-dialogs');

test('context "undefined" was used without a Provider: the component isn\'t inside AppProvider or DialogsProvider.', async () => {
  const Lost = () => <>{typeof useDialogs()}</>;
  await complaintsOf(() =>
    expect(() => render(<Lost />)).toThrow('context "undefined" was used without a Provider'),
  );
  render(
    <DialogsProvider>
      <Lost />
    </DialogsProvider>,
  );
});
test("An open dialog doesn't update with your state. It keeps its payload. A component defined inside another keeps the values from when it was opened.", async () => {
  function Counter() {
    const dialogs = useDialogs();
    const [count, setCount] = useState(0);
    const Inner = ({ payload }: DialogProps<number>) => (
      <p>
        payload {payload}, inside {count}
      </p>
    );
    const open = () => {
      void dialogs.open(Inner, count);
      setCount(1);
    };
    return <Press onPress={open} label={`Open ${count}`} />;
  }
  show(<Counter />);
  await press('Open 0');
  await expect.element(page.getByText('payload 0, inside 0')).toBeVisible();
  await expect.element(page.getByText('Open 1')).toBeVisible();
});
test("Dialogs don't see every context. They render inside the provider, so contexts between the provider and your component aren't available.", async () => {
  const Place = createContext('outside');
  const Shown = () => <p>{useContext(Place)}</p>;
  show(
    <Place value="between">
      <Use hook={useDialogs} press={(dialogs) => void dialogs.open(Shown)} />
    </Place>,
  );
  await press();
  await expect.element(page.getByText('outside')).toBeVisible();
});
test('The buttons of a custom dialog still work during its exit animation. A second click calls the onClose option again.', async () => {
  const onClose = vi.fn(() => Promise.resolve());
  const Custom = ({ open, onClose: close }: DialogProps) => (
    <Dialog open={open}>
      <Press label="Done" onPress={() => void close()} />
    </Dialog>
  );
  await showDialog((dialogs) => void dialogs.open(Custom, undefined, { onClose }));
  const done = await screen.findByText('Done');
  await act(() => Promise.resolve(done.click()));
  await act(() => Promise.resolve(done.click()));
  expect(onClose).toHaveBeenCalledTimes(2);
});
test('Wrap onClose in an arrow function if the dialog has no result: onClose={() => onClose()}. Otherwise it receives an event of Material UI as the result.', async () => {
  const results: unknown[] = [];
  const Custom = ({ open, onClose }: DialogProps) => (
    <Dialog open={open} onClose={onClose as never}>
      Text
    </Dialog>
  );
  await showDialog((dialogs) => void dialogs.open(Custom).then((result) => results.push(result)));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => results).toEqual([expect.objectContaining({ type: 'keydown' })]);
});
test("The wrong font in the message means that Material UI's CssBaseline is missing. AppProvider includes it.", async () => {
  const open = (dialogs: ReturnType<typeof useDialogs>) => void dialogs.alert('message');
  const button = <Use hook={useDialogs} press={open} />;
  const font = () => styleOf('.MuiDialogContent-root').fontFamily;
  const { unmount } = render(<DialogsProvider>{button}</DialogsProvider>);
  await press();
  await expect.poll(font).not.toMatch(/Roboto/);
  unmount();
  show(button);
  await press();
  await expect.poll(font).toMatch(/Roboto/);
});
test('The field of a prompt has no label. axe reports label and aria-allowed-role.', async () => {
  await showDialog((dialogs) => void dialogs.prompt('Name?'));
  await expect.element(dialog).toBeVisible();
  expect(await violations()).toEqual(expect.arrayContaining(['label', 'aria-allowed-role']));
});
test('The default title of a prompt is Confirm.', async () => {
  await showDialog((dialogs) => void dialogs.prompt('Name?'));
  await expect.element(page.getByRole('dialog', { name: 'Confirm' })).toBeVisible();
});
test("The message isn't the description of the dialog", async () => {
  await showDialog((dialogs) => void dialogs.confirm('Delete?'));
  await expect.element(dialog).not.toHaveAttribute('aria-describedby');
});
test('The title is the accessible name of a built-in dialog. Focus stays inside while the dialog is open and returns to the previous element.', async () => {
  await showDialog((opened) => void opened.alert('Done', { title: 'Order' }));
  await expect.element(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
  const places = await tabs(3);
  expect(places.every((place) => place.closest('.MuiDialog-root'))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => active().textContent).toBe('Press');
});
