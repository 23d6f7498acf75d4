import { expect, fireEvent, spyOn, waitFor, type PlayContext } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { loadIsland, type LoadIsland } from '../../../src/app/browser/islands/loadIsland';
import { DemoEditor, type DemoEditorProps } from '../../../src/components/DemoEditor/DemoEditor';
import { DemoFrame, type DemoFrameProps } from '../../../src/components/DemoFrame/DemoFrame';
import { editTable, type EditProblem } from '../../../src/domain/editing/editMessages';
import { editsKey } from '../../../src/domain/content/demoFrame';
import { caption } from '../../kit/docs';
import { islandsFrom } from '../../kit/islands';
import { copyCode } from '../shared/actions';
import { noSidewaysScroll } from '../shared/checks';
import { demoFrameStory, openMore, title } from './demoFrameStory';
import { downloaded, sentForm } from './interceptProjects';
import { editable } from './sampleDemo';

const behaviors = (load: LoadIsland) => [islandsFrom(load), ...demoFrameStory.parameters.behaviors];

const id = 'SaveOrder';
const [file, published] = [
  'SaveOrder.tsx',
  '<Button variant="contained">\n  Save order\n</Button>',
];

const meta = preview.meta({
  ...demoFrameStory,
  title: 'DemoEditor',
  component: DemoEditor,
  // The frame loads the editor. A page of the workbench stands in for the frame that runs edited code.
  render: (args: DemoFrameProps & DemoEditorProps) => <DemoFrame {...args} />,
  tags: ['all-modes'],
  args: {
    ...(demoFrameStory.args as DemoFrameProps as DemoFrameProps & DemoEditorProps),
    id,
    frameSrc: 'edit/?demo',
    code: editable,
  },
  parameters: { behaviors: behaviors(loadIsland) },
});

type Story = Pick<PlayContext, 'canvas' | 'platform' | 'userEvent'>;

const shown = 'The demo shows your code.';
const field = (canvas: Story['canvas']) =>
  canvas.findByRole<HTMLTextAreaElement>('textbox', { name: /^Code of/ });

async function open({ canvas, platform, userEvent }: Story) {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit code' }));
  const text = await field(canvas);
  await platform.clock.advance(0);
  await canvas.findByText(shown);
  return text;
}

/** Writes lines; the pause after the last key begins. */
async function type(editor: HTMLElement, value: string, { clock }: Story['platform']) {
  fireEvent.input(editor, { target: { value } });
  await waitFor(() => expect(clock.pending().map(({ dueIn }) => dueIn)).toContain(editTable.pause));
}

/** Writes lines, and waits as long as the editor does. */
async function write(story: Story, text: string) {
  const editor = await open(story);
  await type(editor, text, story.platform);
  await story.platform.clock.advance(editTable.pause);
  return editor;
}

/** Code to which the frame of these stories answers with a problem. */
const answeredBy = (problem: EditProblem) =>
  published.replace('Save', `{/* answer: ${JSON.stringify(problem)} */}Save`);

/** A story in which this text leads to a message. */
const failing = (text: string, message: string | RegExp) => async (story: Story) => {
  await write(story, text);
  await expect(await story.canvas.findByRole('alert')).toHaveTextContent(message);
};

const kept = published.replace('Save order', 'Pay');

/** A click on the tool gives the focus to the lines. */
export const Opened = meta.story({
  play: async (story) => {
    const text = await open(story);
    await expect(text).toHaveValue(published);
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription(/Escape, then Tab/);
    await expect(story.canvas.getByTitle(`${title}, with your changes`)).toBeVisible();
  },
});

const edited = `import Button from '@mui/material/Button';

export default function SaveOrder() {
  return (
    <Button variant="contained">
      Pay
    </Button>
  );
}`;

/** A short pause after the last key the code runs. The full code has it at once, as have projects and copies. */
export const Changed = meta.story({
  play: async (story) => {
    const { canvas, platform, userEvent, step } = story;
    const text = await open(story);
    await step('A pause after the last key', async () => {
      await type(text, kept, platform);
      await platform.clock.advance(editTable.pause - 1);
      await expect(canvas.getByText(shown)).toBeVisible();
      await platform.clock.advance(1);
      await canvas.findByText(shown);
    });
    await step('Copy, StackBlitz and download have the whole file', async () => {
      await expect(await copyCode({ canvas, platform, userEvent })).toBe(edited);
      const { fields } = await sentForm({ canvas, userEvent });
      await expect(fields['project[files][src/Demo.tsx]']).toBe(edited);
      await openMore({ canvas, userEvent });
      const { files } = await downloaded(() =>
        userEvent.click(canvas.getByRole('button', { name: 'Download project' })),
      );
      await expect(files['a-dashboard-with-two-pages/src/Demo.tsx']).toBe(edited);
    });
    await expect(platform.analytics.sent()).toContainEqual({
      name: 'demo',
      eventAction: 'edit',
      eventLabel: id,
    });
  },
});

export const FullCode = Changed.extend({
  parameters: caption('The edited text, in the colors of code.'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await write(story, kept);
    await userEvent.click(canvas.getByText('Show full code'));
    const code = await canvas.findByRole('group', { name: file });
    await expect(code).toBeVisible();
    await expect(code.textContent).toBe(edited);
    const keyword = code.querySelector('.token.keyword')!;
    await expect(getComputedStyle(keyword).color).not.toBe(getComputedStyle(code).color);
  },
});

/** Tab indents, until Escape gives it back. */
export const LeftByKeyboard = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    const text = await open(story);
    await userEvent.keyboard('{Tab}');
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Tab leaves the editor now.')).toBeInTheDocument();
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
});

export const SyntaxError = meta.story({
  play: async (story) => {
    await failing('<Button>\n  Save order\n</Bu', /^Line 2: /)(story);
    await expect(story.canvas.getByText(/last version that worked/)).toBeVisible();
  },
});

export const RenderError = meta.story({
  play: failing(
    answeredBy({ message: 'order is not defined', line: 6 }),
    'Line 2: order is not defined',
  ),
});

export const ErrorOutsideOfTheLines = meta.story({
  play: failing(
    answeredBy({ message: 'Button is not a function', line: 1 }),
    `Line 1 of ${file}: Button is not a function`,
  ),
});

const modules = ['@mui/material', '@mui/material/Button', '@toolpad/core/Crud', 'react'];

/** The list of what there is opens below the message. */
export const UnknownImport = meta.story({
  play: async (story) => {
    const message = '"lodash" is not available here.';
    await failing(answeredBy({ message, available: modules }), message)(story);
    await story.userEvent.click(story.canvas.getByText('You can import 4 modules'));
    await expect(story.canvas.getByText(modules.join(', '))).toBeVisible();
  },
});

export const NoCode = meta.story({
  play: failing(' ', 'There is no code'),
});

/** What is imported could not be loaded. Another try loads the frame again. */
export const ModuleUnavailable = meta.story({
  play: async (story) => {
    await write(story, published.replace('Save', '{/* answer: missing */}Save'));
    await expect(await story.canvas.findByText(/^The preview could not load/)).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const endless = published.replace('Save', '{/* answer: endless */}Save');

/** Runs code that does not end until the frame can be removed. */
async function runEndless(story: Story) {
  const { canvas, platform } = story;
  await write(story, endless);
  await waitFor(() =>
    expect(platform.clock.pending().map(({ dueIn }) => dueIn)).toContain(editTable.longestRun),
  );
  await platform.clock.advance(editTable.longestRun - 1);
  await expect(canvas.queryByRole('button', { name: 'Stop and reset' })).toBeNull();
  await platform.clock.advance(1);
  return canvas.findByRole('button', { name: 'Stop and reset' });
}

/** After three seconds, the frame can be removed. */
export const Endless = meta.story({
  play: async (story) => expect(await runEndless(story)).toBeVisible(),
});

/** The next change gets a new frame. */
export const Stopped = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await runEndless(story));
    await expect(canvas.getByText('Stopped. Change the code to run it again.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(endless);
    await expect(canvas.queryByTitle(/with your changes/)).toBeNull();
  },
});

const key = editsKey(location.pathname);
const restoring = (others: Record<string, string> = {}) => ({
  platform: { session: { [key]: JSON.stringify({ [file]: [kept] }), ...others } },
});

/** Edited before in the same tab. */
export const Restored = meta.story({
  parameters: restoring(),
  play: async ({ canvas, platform }) => {
    const text = await field(canvas);
    await expect(text).toHaveValue(kept);
    await expect(text).not.toHaveFocus();
    await platform.clock.advance(0);
    await expect(await canvas.findByText(shown)).toBeVisible();
  },
});

/** The lines are as they were published. Until the next change, a second press brings the edit back. */
export const Reset = meta.story({
  parameters: restoring(),
  play: async ({ canvas, platform, userEvent, step }) => {
    await field(canvas);
    await step('Reset, and what it has cleared again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(published));
      await expect(platform.session.contents()).toEqual({});
      await userEvent.click(canvas.getByRole('button', { name: 'Undo reset' }));
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(kept));
      await expect(platform.session.contents()).toEqual({
        [key]: `{"${file}":${JSON.stringify([kept])}}`,
      });
    });
    await step('A change ends it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      fireEvent.input(canvas.getByRole('textbox'), { target: { value: `${published} ` } });
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo reset' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(canvas.getByRole('button', { name: 'Undo reset' })).toHaveFocus();
    });
  },
});

export const RestoredEndless = meta.story({
  parameters: {
    ...restoring({ [`${key} ${file}`]: 'true' }),
    ...caption('It does not run before it has changed.'),
  },
  play: async ({ canvas, platform }) => {
    await field(canvas);
    await platform.clock.advance(0);
    await expect(await canvas.findByText(/^Stopped\./)).toBeVisible();
  },
});

/** Gets what the page listens to before it is left: in a story, it would keep the workbench from leaving. */
const leaving = new EventTarget();

/** The page asks before the text is lost. */
export const StorageBlocked = meta.story({
  globals: { mode: 'system', direction: 'ltr' },
  parameters: { platform: { storage: 'blocked' } },
  beforeEach: () => {
    const add = window.addEventListener.bind(window);
    spyOn(window, 'addEventListener').mockImplementation(
      (...args: Parameters<typeof window.addEventListener>) =>
        args[0] === 'beforeunload' ? leaving.addEventListener(args[0], args[1]) : add(...args),
    );
  },
  play: async (story) => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      leaving.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await open(story);
    await expect(leave()).toBe(false);
    fireEvent.input(await field(story.canvas), { target: { value: kept } });
    await expect(await story.canvas.findByText(/does not store data/)).toBeVisible();
    await expect(leave()).toBe(true);
  },
});

export const OtherVersion = Restored.extend({
  parameters: caption('Each version has its own text.'),
  play: async ({ canvas, userEvent }) => {
    await field(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(published));
    await userEvent.click(canvas.getByRole('button', { name: 'TS' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(kept));
  },
});

export const Tailwind = meta.story({
  globals: { codeStyling: 'Tailwind' },
  play: async (story) => {
    const text = await open(story);
    await expect(text).toHaveValue(published.replace('variant="contained"', 'className="p-4"'));
    await expect(story.canvas.getByText(/^Tailwind classes/)).toBeVisible();
  },
});

async function openSilent({ canvas, platform, userEvent }: Story) {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit code' }));
  await field(canvas);
  await platform.clock.advance(0);
  return canvas.findByText('Loading the preview…');
}

/** The frame has not answered yet. */
export const Loading = meta.story({
  args: { frameSrc: 'silent/edit/' },
  play: async (story) => expect(await openSilent(story)).toBeVisible(),
});

export const FrameUnavailable = Loading.extend({
  play: async (story) => {
    const { canvas, platform, userEvent } = story;
    // Its documents load in real time.
    const unanswered = () =>
      waitFor(async () => {
        await platform.clock.advance(editTable.longestAnswer);
        await expect(canvas.getByText(/^The preview could not load/)).toBeVisible();
      });
    await openSilent(story);
    await unanswered();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Loading the preview…')).toBeVisible();
    await unanswered();
  },
});

let isOffline = true;

const load: LoadIsland = (name) =>
  isOffline ? Promise.reject(new Error('offline')) : loadIsland(name);

/** Without a network there is no editor; the next try opens it. */
export const EditorUnavailable = meta.story({
  parameters: { behaviors: behaviors(load) },
  beforeEach: () => void (isOffline = true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit code' }));
    await waitFor(() => expect(canvas.getByText(/^The editor could not load/)).toBeVisible());
    await expect(canvas.getByRole('group', { name: `Part of ${file}` })).toBeVisible();
  },
});

EditorUnavailable.test('another try opens it', async ({ canvas, userEvent }) => {
  isOffline = false;
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await field(canvas)).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/^The editor could not load/)).not.toBeVisible());
});

export const OnAPhone = SyntaxError.extend({
  globals: { viewport: { value: 'phone' } },
  play: async (story) => {
    await failing('<Button>\n  Save order\n</Bu', /^Line 2: /)(story);
    await noSidewaysScroll();
  },
});
