import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { expect, screen, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import {
  DialogsHost,
  useDocsDialogs,
  type DocsDialog,
} from '../../../src/components/DialogsHost/DialogsHost';
import { caption } from '../../kit/docs';

const text = (content: DocsDialog['content']) =>
  typeof content === 'string' ? <span dir="auto">{content}</span> : content;

const shortcuts: DocsDialog = { title: 'Keyboard shortcuts', content: 'Press / to search.' };

function Opener({ title = shortcuts.title, content = shortcuts.content }: Partial<DocsDialog>) {
  const dialogs = useDocsDialogs();
  return (
    <article className="prose">
      <h1>Dashboard layout</h1>
      <p>
        <span dir="auto">
          The layout gives every page of an app its navigation and its account menu.
        </span>
      </p>
      <p>
        <Button variant="outlined" onClick={() => dialogs.open({ title, content: text(content) })}>
          Open
        </Button>
      </p>
    </article>
  );
}

const meta = preview.meta({
  title: 'DialogsHost',
  component: DialogsHost,
  parameters: { hydrated: true },
  args: { children: <Opener /> },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
  },
});

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open = meta.story({
  tags: ['thumbnail'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    // The page behind it is hidden from assistive technology.
    await expect(canvas.queryByRole('button', { name: 'Open' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

Open.test('closing returns focus, and it opens again', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  const button = canvas.getByRole('button', { name: 'Open' });
  await expect(button).toHaveFocus();
  await userEvent.click(button);
  await expect(await screen.findByRole('dialog')).toHaveAttribute('aria-modal', 'true');
});

Open.test('a press on the backdrop closes it, one inside does not', async ({ userEvent }) => {
  const text = screen.getByText('Press / to search.');
  await userEvent.click(text);
  const dialog = screen.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const backdrop = document.querySelector('.MuiBackdrop-root')!;
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: text },
    { keys: '[/MouseLeft]', target: backdrop },
  ]);
  await expect(dialog).toBeVisible();
  await userEvent.click(backdrop);
  await isClosed();
});

/** Its content can replace the dialog, or close it. */
function Steps() {
  const dialogs = useDocsDialogs();
  return (
    <>
      <Button
        onClick={() =>
          dialogs.open({
            title: 'Second step',
            content: text('Nothing more to do.'),
          })
        }
      >
        Go on
      </Button>
      <Button onClick={dialogs.close}>Give up</Button>
    </>
  );
}

export const ReplacedByAnother = Open.extend({
  args: { children: <Opener content={<Steps />} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await expect(await screen.findByRole('dialog', { name: 'Second step' })).toHaveTextContent(
      'Nothing more to do.',
    );
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
});

export const ClosedByItsContents = ReplacedByAnother.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(screen.getByRole('button', { name: 'Give up' }));
    await isClosed();
  },
});

/** Content that was rendered before the dialog opened. */
function Preparing() {
  const dialogs = useDocsDialogs();
  useEffect(() => dialogs.prepare(shortcuts));
  return <Opener />;
}

export const Prepared = Open.extend({
  args: { children: <Preparing /> },
  play: async ({ canvas, userEvent }) => {
    const text = await screen.findByText('Press / to search.');
    await expect(text).not.toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(text).toBeVisible();
  },
});

const longText = Array.from({ length: 60 }, (_, index) => (
  <p key={index} dir="auto">
    Key {index + 1} does something.
  </p>
));

export const LongContents = Open.extend({
  parameters: caption('Title and close button stay in view.'),
  args: { children: <Opener content={longText} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const top = () =>
      screen.getByRole('heading', { name: 'Keyboard shortcuts' }).getBoundingClientRect().top;
    const before = top();
    dialog.scrollTop = 400;
    await expect(dialog.scrollTop).toBe(400);
    await expect(Math.round(top())).toBe(Math.round(before));
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
});
