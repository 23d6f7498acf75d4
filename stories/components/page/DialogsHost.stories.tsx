import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import {
  DialogsHost,
  useDocsDialogs,
  type DocsDialog,
} from '../../../src/components/DialogsHost/DialogsHost';
import { forcedColors, lessMotion, nothingMoves } from '../shared/mediaFeatures';

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
  parameters: { hydrated: true },
  args: { title: 'Keyboard shortcuts', content: 'Press / to search.' },
  render: (args) => (
    <DialogsHost>
      <Opener {...args} />
    </DialogsHost>
  ),
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

Open.test('closing returns focus, and it opens again', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Open' });
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await expect(button).toHaveFocus();
  await userEvent.click(button);
  await waitFor(() => expect(canvas.getByRole('dialog').matches(':modal')).toBe(true));
});

Open.test('Escape closes it', async () => {
  // The browser's action on Escape, which simulated keys do not trigger.
  document.querySelector('dialog')!.requestClose();
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

Open.test(
  'a press on the backdrop closes it, one inside does not',
  async ({ canvas, userEvent }) => {
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
  },
);

Open.test('fills the end side of the window', async ({ canvas }) => {
  const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const box = dialog.getBoundingClientRect();
  await expect(
    document.documentElement.dir === 'rtl' ? box.left : Math.round(innerWidth - box.right),
  ).toBe(0);
  await expect([box.top, box.height]).toEqual([0, innerHeight]);
  // A click below its text is not one on the backdrop.
  await expect(dialog.firstElementChild!.getBoundingClientRect().bottom).toBe(box.bottom);
});

export const OpenDarkRightToLeft = Open.extend({ globals: { mode: 'dark', direction: 'rtl' } });

export const OpenOnAPhone = Open.extend({ globals: { viewport: { value: 'phone' } } });

export const ReducedMotion = Open.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await nothingMoves();
  },
});

export const ForcedColors = Open.extend(forcedColors);

/** Its content can replace the dialog, or close it. */
function Steps() {
  const dialogs = useDocsDialogs();
  return (
    <>
      <button
        type="button"
        onClick={() => dialogs.open({ title: 'Second step', content: 'Nothing more to do.' })}
      >
        Go on
      </button>
      <button type="button" onClick={dialogs.close}>
        Give up
      </button>
    </>
  );
}

export const ReplacedByAnother = Open.extend({
  args: { content: <Steps /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByRole('dialog', { name: 'Second step' })).toHaveTextContent(
      'Nothing more to do.',
    );
    await expect(document.querySelectorAll('dialog')).toHaveLength(1);
  },
});

export const ClosedByItsContents = ReplacedByAnother.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(canvas.getByRole('button', { name: 'Give up' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
});

const longText = Array.from({ length: 60 }, (_, index) => (
  <p key={index}>Key {index + 1} does something.</p>
));

/** Title and close button stay in view. */
export const LongContents = Open.extend({
  args: { content: longText },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const top = () =>
      canvas.getByRole('heading', { name: 'Keyboard shortcuts' }).getBoundingClientRect().top;
    const before = top();
    dialog.scrollTop = 400;
    await expect(dialog.scrollTop).toBe(400);
    await expect(Math.round(top())).toBe(Math.round(before));
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
});

function WithoutProvider() {
  return <p>{messageOf(useDocsDialogs)}</p>;
}

function messageOf(ask: () => unknown) {
  try {
    ask();
    return 'It opened.';
  } catch (error) {
    return (error as Error).message;
  }
}

export const MissingProvider = meta.story({
  render: () => <WithoutProvider />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no DialogsHost above it/)).toHaveTextContent(
      'Wrap the component in <DialogsHost>.',
    );
  },
});
