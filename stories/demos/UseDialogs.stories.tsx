import { expect, screen, waitFor, within } from 'storybook/test';
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

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useDialogs/Interactions',
});

export const AlertOpen = meta.story({
  render: DialogAlert,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'When are you open?' }));
    await expect(await shownDialog('Opening hours')).toHaveTextContent(
      'Monday to Friday, 9 to 18.',
    );
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
});

AlertOpen.test(
  'closes and returns the focus when its button is clicked',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'When are you open?' })).toHaveFocus();
  },
);

export const ConfirmOpen = meta.story({
  render: DialogConfirm,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel repair' }));
    await expect(await shownDialog('Cancel repair 218?')).toHaveTextContent(
      'The mechanic is told to put the bike back.',
    );
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Cancel repair' })).toHaveClass(
      'MuiButton-colorError',
    );
  },
});

ConfirmOpen.test('resolves to true when confirmed', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel repair' }));
  await expect(await canvas.findByText('Repair 218: cancelled')).toBeVisible();
});

ConfirmOpen.test('resolves to false when declined', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await expect(await canvas.findByText('Repair 218: kept')).toBeVisible();
});

ConfirmOpen.test('resolves to false on Escape', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByText('Repair 218: kept')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

export const CustomOpen = meta.story({
  render: DialogCustom,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show checklist' }));
    const dialog = await shownDialog('Before the test ride');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
});

CustomOpen.test('unmounts after it has closed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

export const CustomTailwind = CustomOpen.extend(inStyling('DialogCustom', 'tailwind'));

export const CustomCss = CustomOpen.extend(inStyling('DialogCustom', 'css'));

export const FormOpen = meta.story({
  render: DialogForm,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add customer' }));
    await shownDialog('New customer');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

FormOpen.test('resolves to the values of the form', async ({ canvas, userEvent }) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Night shift');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bike' }), 'Folding bike');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Night shift, Folding bike')).toBeVisible();
});

FormOpen.test('rejects an empty field', async ({ userEvent }) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Night shift');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(screen.getByRole('textbox', { name: 'Bike' })).toBeInvalid();
  await expect(screen.getByRole('dialog', { name: 'New customer' })).toBeVisible();
});

export const PayloadOpen = meta.story({
  render: DialogPayload,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Red tourer' }));
    await expect(await shownDialog('Red tourer')).toHaveTextContent('True the rear wheel');
  },
});

PayloadOpen.test('shows another payload in the same component', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(canvas.getByRole('button', { name: 'City bike' }));
  await expect(await shownDialog('City bike')).toHaveTextContent('Replace the chain');
});

export const PromptOpen = meta.story({
  render: DialogPrompt,
  tags: ['all-modes'],
  parameters: promptDefects,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByText('Nothing ordered yet')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Order a part' }));
    await expect(await shownDialog('Order a part')).toHaveTextContent('Which part is missing?');
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
});

PromptOpen.test('resolves to the text', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('Brake pads{Enter}');
  await expect(await canvas.findByText('Ordered: Brake pads')).toBeVisible();
});

PromptOpen.test('requires a value', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  await expect(screen.getByRole('textbox')).toBeInvalid();
  await expect(canvas.getByText('Nothing ordered yet')).toBeInTheDocument();
});

PromptOpen.test('resolves to null when canceled', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(await canvas.findByText('The order was dropped')).toBeVisible();
});

export const ResultOpen = meta.story({
  render: DialogResult,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign repair' }));
    await shownDialog('Who takes this repair?');
  },
});

export const ResultReturned = ResultOpen.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign repair' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bench 2' }));
    await expect(await shownDialog('Alert')).toHaveTextContent('Bench 2 takes the repair');
  },
});

ResultOpen.test('resolves to null on Escape', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(await shownDialog('Alert')).toHaveTextContent('Nobody was chosen');
});

const note = 'Note on repair 218';

const question = 'Discard the note?';

export const StackedTwoOpen = meta.story({
  render: DialogStacked,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await shownDialog(question);
    await expect(screen.getByRole('dialog', { name: note, hidden: true })).toBeInTheDocument();
  },
});

StackedTwoOpen.test('keeps the first dialog when declined', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Go on writing' }));
  await shownDialog(note);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: question })).not.toBeInTheDocument(),
  );
});

StackedTwoOpen.test('closes both when confirmed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(
    () => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument(),
    { timeout: 3000 },
  );
});
