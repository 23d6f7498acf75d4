import { expect, screen, waitFor, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import DialogAlert from '../../docs/core/react-use-dialogs/demos/DialogAlert';
import DialogConfirm from '../../docs/core/react-use-dialogs/demos/DialogConfirm';
import DialogCustom from '../../docs/core/react-use-dialogs/demos/DialogCustom';
import DialogForm from '../../docs/core/react-use-dialogs/demos/DialogForm';
import DialogPayload from '../../docs/core/react-use-dialogs/demos/DialogPayload';
import DialogPrompt from '../../docs/core/react-use-dialogs/demos/DialogPrompt';
import DialogResult from '../../docs/core/react-use-dialogs/demos/DialogResult';
import DialogStacked from '../../docs/core/react-use-dialogs/demos/DialogStacked';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';
import { promptDefects } from './packageDefects';
import { shownDialog } from './shownDialog';

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const meta = preview.meta({
  ...demoStory,
  title: 'useDialogs/Interactions',
  tags: ['!autodocs'],
});

/** The dialog has its text and one button. */
export const AlertOpen = meta.story({
  render: DialogAlert,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify customer' }));
    await expect(await shownDialog('Customer notified')).toHaveTextContent(
      'We sent an email to fleet@riverside-couriers.example.',
    );
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
});

AlertOpen.test(
  'closes and returns the focus when its button is clicked',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    await expect(canvas.getByRole('button', { name: 'Notify customer' })).toHaveFocus();
  },
);

/** The dialog asks its question; "Cancel" has the focus, "Delete" is red. */
export const ConfirmOpen = meta.story({
  render: DialogConfirm,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete SC-1043' }));
    await expect(await shownDialog('Delete order SC-1043?')).toHaveTextContent(
      'You cannot undo this.',
    );
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveClass(
      'MuiButton-colorError',
    );
  },
});

ConfirmOpen.test('resolves to true when confirmed', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Result: true'));
  await expect(canvas.queryByText('Maple Lane Clinic')).not.toBeInTheDocument();
});

ConfirmOpen.test('resolves to false when declined', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Result: false'));
  await expect(canvas.getByText('Maple Lane Clinic')).toBeVisible();
});

ConfirmOpen.test('resolves to false on Escape', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Result: false'));
  await isClosed();
});

/** The dialog lists three things to check. */
export const CustomOpen = meta.story({
  render: DialogCustom,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over the bike' }));
    const dialog = await shownDialog('Before the customer leaves');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
});

CustomOpen.test('unmounts after it has closed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await isClosed();
});

export const CustomTailwind = CustomOpen.extend(inStyling('DialogCustom', 'tailwind'));

export const CustomCss = CustomOpen.extend(inStyling('DialogCustom', 'css'));

/** The dialog is open, with the focus in its first field. */
export const FormOpen = meta.story({
  render: DialogForm,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New customer' }));
    await shownDialog('New customer');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

FormOpen.test('resolves to the values of the form', async ({ canvas, userEvent }) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hill Street School');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Email' }),
    'office@hill-street.example',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('office@hill-street.example')).toBeVisible();
});

FormOpen.test('rejects an empty field', async ({ userEvent }) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hill Street School');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  await expect(screen.getByRole('dialog', { name: 'New customer' })).toBeVisible();
});

/** The dialog shows the order that was clicked. */
export const PayloadOpen = meta.story({
  render: DialogPayload,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of SC-1038' }));
    await expect(await shownDialog('Order SC-1038')).toHaveTextContent('Replace brake pads, $48');
  },
});

PayloadOpen.test(
  'shows another payload in the same component',
  async ({ canvas, userEvent, step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await step('The dialog is closed', isClosed);
    await userEvent.click(canvas.getByRole('button', { name: 'Details of SC-1040' }));
    await step('The dialog shows the other order', async () =>
      expect(await shownDialog('Order SC-1040')).toHaveTextContent('Replace chain, $155'),
    );
  },
);

export const PromptOpen = meta.story({
  render: DialogPrompt,
  tags: ['all-modes'],
  parameters: promptDefects,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename…' }));
    await expect(await shownDialog('Rename list')).toHaveTextContent('New name');
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
});

PromptOpen.test('resolves to the text', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('Monday{Enter}');
  await expect(await canvas.findByText('Monday')).toBeVisible();
  await expect(canvas.getByText('"Monday"')).toBeVisible();
});

PromptOpen.test('requires a value', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await expect(screen.getByRole('textbox')).toBeInvalid();
  await expect(canvas.getByText('Due today')).toBeInTheDocument();
});

PromptOpen.test('resolves to null when canceled', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByText('null')).toBeVisible();
  await expect(canvas.getByText('Due today')).toBeVisible();
});

/** The dialog is open. */
export const ResultOpen = meta.story({
  render: DialogResult,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a part' }));
    await shownDialog('Add a part');
  },
});

export const ResultReturned = ResultOpen.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a part' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Handlebar grips/ }));
    await isClosed();
    await expect(canvas.getByText('Handlebar grips')).toBeVisible();
    await expect(canvas.getByText('Parts: $30')).toBeVisible();
  },
});

ResultOpen.test('resolves to null on Escape', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await expect(canvas.getByText('Parts: $14')).toBeVisible();
});

const note = 'Note on SC-1040';

const question = 'Discard changes?';

/** The question is open above the note. */
export const StackedTwoOpen = meta.story({
  render: DialogStacked,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await shownDialog(question);
    await expect(screen.getByRole('dialog', { name: note, hidden: true })).toBeInTheDocument();
  },
});

StackedTwoOpen.test('keeps the first dialog when declined', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await shownDialog(note);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: question })).not.toBeInTheDocument(),
  );
});

StackedTwoOpen.test('closes both when confirmed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(
    () => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument(),
    {
      timeout: 3000,
    },
  );
});
