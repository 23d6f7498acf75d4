import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { DialogsHost, useDocsDialogs, type DocsDialog } from '../../src/components/DialogsHost/DialogsHost';
import { forcedColors, lessMotion, nothingMoves } from './samples/forcedByTheTest';

function Opener(dialog: DocsDialog) {
  const dialogs = useDocsDialogs();
  return (
    <button type="button" onClick={() => dialogs.open(dialog)}>
      Open
    </button>
  );
}

const meta = preview.meta({
  title: 'Components/DialogsHost',
  component: Opener,
  args: { title: 'Keyboard shortcuts', content: 'Press / to search.' },
  decorators: [
    (Story) => (
      <DialogsHost>
        <Story />
      </DialogsHost>
    ),
  ],
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

Open.test('closing gives the focus back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
});

Open.test('a press on the backdrop closes it, one inside does not', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Press / to search.'));
  const dialog = canvas.getByRole('dialog');
  await expect(dialog).toHaveAttribute('open');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: canvas.getByText('Press / to search.') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  await expect(dialog).toHaveAttribute('open');
  await userEvent.click(dialog);
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
});

export const AtTheEnd = Open.extend({ args: { placement: 'end' } });

export const AtTheEndDarkRightToLeft = AtTheEnd.extend({ globals: { mode: 'dark', direction: 'rtl' } });

export const OnAPhone = Open.extend({ globals: { viewport: { value: 'phone' } } });

export const LessMotion = AtTheEnd.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await nothingMoves();
  },
});

export const ForcedColors = Open.extend(forcedColors);
