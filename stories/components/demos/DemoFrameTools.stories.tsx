import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import {
  demoFrameStory,
  frameIn,
  moreTools,
  openMore,
  running,
  threeStylings,
  title,
} from './demoFrameStory';
import { downloaded, sentForm } from './interceptProjects';
import { areLargeEnough, linksTo } from '../shared/checks';
import { cardCss, demoTs, inThreeStylings, rows } from './sampleDemo';
import { withRoomBelow } from '../../kit/decorators';

/** The toolbar of a demo: reset, copy, open in a sandbox, and the source. */
const meta = preview.meta({
  ...demoFrameStory,
  title: 'DemoFrame tools',
  tags: ['all-modes'],
  decorators: [...demoFrameStory.decorators, withRoomBelow],
});

/** The demo restarts in a new document. */
export const Reset = meta.story({
  play: async ({ canvas, userEvent }) => {
    const frame = await frameIn(canvas);
    await running(frame);
    frame.contentDocument!.body.textContent = 'Changed by the user';
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await running(frame);
    await expect(frame.contentDocument!.body.textContent).not.toContain('Changed');
  },
});

export const Copied = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(platform.clipboard.texts[0]).toMatch(/^import/);
  },
});

/** The code expands and is selected, ready to be copied with the keyboard. */
export const CopyDenied = meta.story({
  parameters: { platform: { clipboard: 'denied' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(
      await canvas.findByRole('button', { name: 'Selected: copy by keyboard' }),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(String(getSelection())).toContain('export default function');
    await expect(
      canvas.getByText('Selected: copy by keyboard').getBoundingClientRect().left,
    ).toBeGreaterThanOrEqual(0);
  },
});

export const CopyDeniedOnAPhone = CopyDenied.extend({
  globals: { viewport: { value: 'phone' } },
});

export const LinkCopied = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await openMore({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(platform.clipboard.texts[0]).toMatch(/#system-DashboardLayoutBasic\.tsx$/);
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
  },
});

/** The link opens the code in the preferred language and styling. */
export const LinkOfAChoiceCopied = meta.story({
  args: threeStylings,
  parameters: { platform: { cookies: { codeVariant: 'JS', codeStyling: 'Tailwind' } } },
  play: async ({ canvas, platform, userEvent }) => {
    await openMore({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    // The URL of a tile has parameters, which copying writes in another way.
    await expect(platform.clipboard.texts.map(decodeURIComponent)).toEqual([
      decodeURIComponent(`${location.href.split('#')[0]!}#tailwind-Card.js`),
    ]);
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
  },
});

/** The link is in the address bar, so that it can be copied by hand; going there closes the menu. */
export const LinkDenied = meta.story({
  parameters: { platform: { clipboard: 'denied' } },
  play: async ({ canvas, userEvent }) => {
    await openMore({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(location.hash).toBe('#system-DashboardLayoutBasic.tsx'));
    await expect(canvas.getByText('Now in the address bar')).toBeInTheDocument();
  },
});

/** Links to the source at the documented version or, without one, to the demo alone. */
export const SourceLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMore({ canvas, userEvent });
    await linksTo(canvas, `View source: ${title}`, '#source');
  },
});

export const WithoutSource = meta.story({
  args: { sourceHref: undefined },
  play: async ({ canvas, userEvent }) => {
    await openMore({ canvas, userEvent });
    await linksTo(canvas, `Open demo: ${title}`, 'demo-frame.html');
  },
});

/** StackBlitz gets the shown language, styling and files. */
export const OpenInASandbox = meta.story({
  args: { modules: [rows] },
  play: async (story) => {
    const { fields, ...form } = await sentForm(story);
    await expect(form).toEqual({
      action: 'https://stackblitz.com/run?file=src/Demo.tsx',
      method: 'post',
      target: '_blank',
    });
    await expect(fields['project[title]']).toBe(title);
    await expect(fields['project[files][src/Demo.tsx]']).toContain(': Navigation');
    await expect(fields['project[files][src/rows.ts]']).toBe('export const rows: Row[] = [];');
    await waitFor(() => expect(document.querySelector('form')).toBeNull());
  },
});

export const OpenInASandboxAsJavaScript = OpenInASandbox.extend({
  args: { code: inThreeStylings, modules: [cardCss, rows] },
  globals: { codeVariant: 'JS', codeStyling: 'CSS' },
  play: async (story) => {
    const { action, fields } = await sentForm(story);
    await expect(action).toBe('https://stackblitz.com/run?file=src/Demo.jsx');
    await expect(fields['project[files][src/Demo.jsx]']).toContain('className="card"');
    await expect(
      Object.keys(fields).filter((name) => name.startsWith('project[files][src/')),
    ).toEqual([
      'project[files][src/main.jsx]',
      'project[files][src/Demo.jsx]',
      'project[files][src/Card.css]',
      'project[files][src/rows.js]',
    ]);
  },
});

/** What is in a project, `src/domain/code/sandboxProject.test.ts` checks. */
export const Downloaded = meta.story({
  args: { modules: [rows] },
  play: async ({ canvas, userEvent }) => {
    await openMore({ canvas, userEvent });
    const { name, files } = await downloaded(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download project' })),
    );
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Download project' })).toBeNull(),
    );
    await expect(name).toBe('a-dashboard-with-two-pages.zip');
    await expect(files).toHaveProperty(['a-dashboard-with-two-pages/src/rows.ts']);
    await expect(files['a-dashboard-with-two-pages/src/Demo.tsx']).toContain(': Navigation');
  },
});

/** One tab stop. Arrow keys move between tools and wrap around, Home and End go to the first and last. */
export const Toolbar = meta.story({
  args: threeStylings,
  play: async ({ canvas, userEvent }) => {
    const [forward, back] =
      getComputedStyle(canvas.getByRole('toolbar')).direction === 'rtl'
        ? ['{ArrowLeft}', '{ArrowRight}']
        : ['{ArrowRight}', '{ArrowLeft}'];
    const tool = (name: string) => expect(document.activeElement).toHaveAccessibleName(name);
    const stop = () =>
      [...canvas.getByRole('toolbar').querySelectorAll('[tabindex="0"]')].map(
        (element) => element.textContent,
      );
    await expect(stop()).toEqual(['MUI System']);
    await areLargeEnough(canvas.getAllByRole('button'));
    canvas.getByRole('button', { name: 'MUI System' }).focus();
    await userEvent.keyboard(forward);
    await tool('Tailwind');
    await userEvent.keyboard(back + back);
    await tool(moreTools);
    await userEvent.keyboard(forward);
    await tool('MUI System');
    await userEvent.keyboard('{End}');
    await tool(moreTools);
    await userEvent.keyboard('{Home}');
    await tool('MUI System');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}x');
    await tool('MUI System');
    await userEvent.keyboard(forward + forward + forward);
    await tool('TS');
    await expect(stop()).toEqual(['TS']);
  },
});

export const ToolbarWithAHiddenTool = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open in StackBlitz' }).style.display = 'none';
    canvas.getByRole('button', { name: 'Edit code' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Reset demo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Edit code' })).toHaveFocus();
  },
});

/** The rest of the tools: a click or Enter opens them, Tab leads through, Esc closes. */
export const MoreTools = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: moreTools });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const tools = [
      canvas.getByRole('button', { name: 'Download project' }),
      canvas.getByRole('button', { name: 'Copy link' }),
      canvas.getByRole('button', { name: 'Reset focus' }),
      canvas.getByRole('link', { name: `View source: ${title}` }),
    ];
    await areLargeEnough(tools);
    for (const one of tools) {
      await userEvent.tab();
      await expect(one).toHaveFocus();
    }
    more.click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull());
    await openMore({ canvas, userEvent });
  },
});
