import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { attachCodeBlock } from '../../src/components/CodeBlock/CodeBlock.behavior';
import { attachCodeVariantSwitcher } from '../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { attachDemoFrame } from '../../src/components/DemoFrame/DemoFrame.behavior';
import { DemoFrame } from '../../src/components/DemoFrame/DemoFrame';
import { Attached } from './samples/Attached';
import { atHash } from './samples/atHash';
import { cardCss, demoJs, demoTs, inThreeStylings, rows, settings, withPreview } from './samples/sampleDemo';

const behaviors = [attachCodeBlock, attachCodeVariantSwitcher, attachDemoFrame];

const title = 'A dashboard with two pages';

const meta = preview.meta({
  title: 'Components/DemoFrame',
  component: DemoFrame,
  args: {
    id: 'DashboardLayoutBasic',
    title,
    frameSrc: 'demo-frame.html',
    height: 240,
    code: [demoTs, demoJs],
    sourceHref: '#source',
  },
  render: (args, { parameters }) => (
    <Attached behaviors={parameters.noScript ? [] : behaviors}>
      <div className="prose">
        <DemoFrame {...args} />
      </div>
    </Attached>
  ),
});

const frameIn = (canvas: { getByTitle(text: string): HTMLElement }) => canvas.getByTitle(title) as HTMLIFrameElement;

/** Resolves once the demo's document is there. */
const running = (frame: HTMLIFrameElement) => waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('The demo runs here'));

/** The picture of a demo stands where it will be; its code and tools are there already. */
export const Loading = meta.story({
  args: { frameSrc: 'about:blank' },
  play: async ({ canvas }) => {
    const frame = frameIn(canvas);
    await expect(frame.getBoundingClientRect().height).toBe(240);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(getComputedStyle(frame).backgroundImage).toContain('linear-gradient');
    await expect(canvas.getByRole('toolbar', { name: `Tools of ${title}` })).toBeVisible();
  },
});

/** Nobody has to wait for the demo to read its code. */
export const SlowNetwork = Loading.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(platform.clipboard.texts[0]).toContain('export default function');
    await expect(frameIn(canvas).getBoundingClientRect().height).toBe(240);
  },
});

export const Running = meta.story({
  play: async ({ canvas }) => {
    const frame = frameIn(canvas);
    await running(frame);
    await expect(frame.getBoundingClientRect().height).toBe(240);
    await expect(canvas.getByText(demoTs.fileName)).toBeVisible();
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).not.toBeVisible();
  },
});

/** The demo has a document and a window of its own: as wide as the frame, without the styles of the page. */
export const InAFrame = Running.extend({
  play: async ({ canvas }) => {
    const frame = frameIn(canvas);
    await running(frame);
    await expect(frame.contentWindow!.innerWidth).toBe(frame.clientWidth);
    await expect(frame.contentDocument!.querySelector('[data-demo-frame]')).toBeNull();
    await expect(frame.contentDocument!.styleSheets).toHaveLength(1);
  },
});

export const CodeUnfolded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: demoJs.fileName })).toBeNull();
  },
});

/** Only the lines that matter. Copied is the whole file. */
export const ShortPreview = meta.story({
  args: { code: withPreview },
  play: async ({ canvas, platform, userEvent }) => {
    const short = canvas.getByRole('group', { name: `Part of ${demoTs.fileName}` });
    await expect(short).toBeVisible();
    await expect(short.textContent).toMatch(/^<AppProvider/);
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(platform.clipboard.texts[0]).toMatch(/^import/);
  },
});

export const FullCode = ShortPreview.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: `Part of ${demoTs.fileName}` })).toBeNull();
  },
});

export const JavaScriptChosen = ShortPreview.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expect(canvas.getByRole('button', { name: 'JS', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'TS', pressed: false })).toBeVisible();
    await expect(canvas.getByRole('group', { name: `Part of ${demoJs.fileName}` })).toBeVisible();
    await expect(platform.cookies.contents()).toEqual({ codeVariant: 'JS' });
    await userEvent.click(canvas.getByText('Full code'));
    await expect(canvas.getByRole('group', { name: demoJs.fileName })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: demoTs.fileName })).toBeNull();
  },
});

export const JavaScriptFromAnEarlierVisit = meta.story({
  globals: { codeVariant: 'JS' },
  play: async ({ canvas, platform, userEvent }) => {
    await expect(canvas.getByText(demoJs.fileName)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(platform.clipboard.texts).toHaveLength(1);
    await expect(platform.clipboard.texts[0]).not.toContain(': Navigation');
  },
});

export const OneVariant = meta.story({
  args: { code: [demoTs] },
  globals: { codeVariant: 'JS' },
  play: async ({ canvas, platform, userEvent }) => {
    await expect(canvas.getByText(demoTs.fileName)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'TS' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(platform.clipboard.texts[0]).toContain('export default function');
  },
});

/** Of three versions the one in the reader's styling is shown, with the files that only it has. */
export const ThreeStylings = meta.story({
  args: { id: 'Card', code: inThreeStylings, modules: [cardCss] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'MUI System', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByText('Code'));
    await expect(canvas.getByRole('group', { name: 'Card.tsx' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Card.css' })).toBeNull();
  },
});

export const Tailwind = ThreeStylings.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tailwind' }));
    await expect(canvas.getByRole('group', { name: 'Card.tailwind.tsx' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Card.tsx' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(platform.clipboard.texts[0]).toContain('p-4');
  },
});

export const CssWithItsFile = ThreeStylings.extend({
  globals: { codeStyling: 'CSS' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await expect(canvas.getByRole('group', { name: 'Card.css.tsx' })).toBeVisible();
    await userEvent.click(canvas.getByText('Card.css'));
    await expect(canvas.getByRole('group', { name: 'Card.css' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Card.css.tsx' })).toBeNull();
  },
});

/** The open file belongs to CSS alone: the demo takes its place. */
export const OpenFileGone = CssWithItsFile.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await userEvent.click(canvas.getByText('Card.css'));
    await userEvent.click(canvas.getByRole('button', { name: 'MUI System' }));
    await expect(canvas.getByRole('group', { name: 'Card.tsx' })).toBeVisible();
    await expect(canvas.queryByText('Card.css')).not.toBeVisible();
  },
});

/** Each file in a tab; copied is the open one. */
export const SeveralFiles = meta.story({
  args: { modules: [rows, settings] },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    const files = within(canvas.getByRole('radiogroup', { name: `Files of ${title}` }));
    await expect(files.getAllByRole('radio').map((tab) => tab.getAttribute('value'))).toEqual([demoTs.fileName, 'rows.ts', 'settings.json']);
    await userEvent.click(files.getByText('rows.ts'));
    await expect(canvas.getByRole('group', { name: 'rows.ts' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: demoTs.fileName })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(platform.clipboard.texts).toEqual(['export const rows: Row[] = [];']);
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expect(files.getByRole('radio', { name: 'rows.js' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'rows.js' })).toBeVisible();
  },
});

export const FilesByKeyboard = SeveralFiles.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: demoTs.fileName })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('group', { name: 'settings.json' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
  },
});

/** The demo begins anew, in a fresh document. */
export const Reset = meta.story({
  play: async ({ canvas, userEvent }) => {
    const frame = frameIn(canvas);
    await running(frame);
    frame.contentDocument!.body.textContent = 'Changed by the reader';
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
    await platform.clock.advance(1999);
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
    await platform.clock.advance(1);
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
  },
});

/** The code unfolds and is selected: the reader has only to press the keys. */
export const CopyRefused = meta.story({
  parameters: { platform: { clipboard: 'denied' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByRole('button', { name: 'Selected: copy by keyboard' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(String(getSelection())).toContain('export default function');
    await expect(canvas.getByText('Selected: copy by keyboard').getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
});

export const LinkCopied = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(platform.clipboard.texts[0]).toMatch(/#system-DashboardLayoutBasic\.tsx$/);
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
  },
});

/** The source at the documented version; where there is none, the demo alone. */
export const SourceLink = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `View source: ${title}` })).toHaveAttribute('href', '#source');
  },
});

export const WithoutSource = meta.story({
  args: { sourceHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Open demo: ${title}` })).toHaveAttribute('href', 'demo-frame.html');
  },
});

interface SentForm {
  action: string;
  method: string;
  target: string;
  fields: Record<string, FormDataEntryValue>;
}

/** Takes forms instead of the browser, which would leave the page with them. */
function caughtForms() {
  const caught = fn<(form: SentForm) => void>();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    caught({ action: form.action, method: form.method, target: form.target, fields: Object.fromEntries(new FormData(form)) });
  };
  document.addEventListener('submit', onSubmit);
  return { caught, release: () => document.removeEventListener('submit', onSubmit) };
}

/** What the reader sees is what StackBlitz gets: language, styling and files. */
export const OpenInASandbox = meta.story({
  args: { modules: [rows] },
  play: async ({ canvas, userEvent }) => {
    const { caught, release } = caughtForms();
    await userEvent.click(canvas.getByRole('button', { name: 'Open in StackBlitz' }));
    await waitFor(() => expect(caught).toHaveBeenCalledTimes(1));
    release();
    const { fields, ...form } = caught.mock.calls[0]![0];
    await expect(form).toEqual({ action: 'https://stackblitz.com/run?file=src/Demo.tsx', method: 'post', target: '_blank' });
    await expect(fields['project[title]']).toBe(title);
    await expect(fields['project[template]']).toBe('create-react-app');
    await expect(fields['project[files][src/Demo.tsx]']).toContain(': Navigation');
    await expect(fields['project[files][src/rows.ts]']).toBe('export const rows: Row[] = [];');
    await expect(fields).toHaveProperty('project[files][tsconfig.json]');
    await expect(JSON.parse(String(fields['project[dependencies]']))).toMatchObject({ '@toolpad/core': '0.13.0', '@mui/material': '^7.0.0', invariant: 'latest' });
    await expect(document.querySelector('form')).toBeNull();
  },
});

export const OpenInASandboxAsJavaScript = OpenInASandbox.extend({
  args: { code: inThreeStylings, modules: [cardCss, rows] },
  globals: { codeVariant: 'JS', codeStyling: 'CSS' },
  play: async ({ canvas, userEvent }) => {
    const { caught, release } = caughtForms();
    await userEvent.click(canvas.getByRole('button', { name: 'Open in StackBlitz' }));
    await waitFor(() => expect(caught).toHaveBeenCalledTimes(1));
    release();
    const { action, fields } = caught.mock.calls[0]![0];
    await expect(action).toBe('https://stackblitz.com/run?file=src/Demo.js');
    await expect(fields['project[files][src/Demo.js]']).toContain('className="card"');
    await expect(Object.keys(fields).filter((name) => name.startsWith('project[files][src/'))).toEqual([
      'project[files][src/index.js]',
      'project[files][src/Demo.js]',
      'project[files][src/Card.css]',
      'project[files][src/rows.js]',
    ]);
  },
});

/** Nothing is attached: the code unfolds, its files change, the links work. */
export const NoScript = meta.story({
  args: { modules: [rows] },
  parameters: { noScript: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await userEvent.click(canvas.getByText('rows.ts'));
    await expect(canvas.getByRole('group', { name: 'rows.ts' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `View source: ${title}` })).toBeVisible();
  },
});

/** One stop of the Tab key. Arrows lead from tool to tool and around, Home and End to the first and the last. */
export const Toolbar = ThreeStylings.extend({
  play: async ({ canvas, userEvent, globals }) => {
    const [forward, back] = globals.direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    const tool = (name: string) => expect(document.activeElement).toHaveAccessibleName(name);
    const stop = () => [...canvas.getByRole('toolbar').querySelectorAll('[tabindex="0"]')].map((element) => element.textContent);
    await expect(stop()).toEqual(['MUI System']);
    canvas.getByRole('button', { name: 'MUI System' }).focus();
    await userEvent.keyboard(forward);
    await tool('Tailwind');
    await userEvent.keyboard(back + back);
    await tool(`View source: ${title}`);
    await userEvent.keyboard(forward);
    await tool('MUI System');
    await userEvent.keyboard('{End}');
    await tool(`View source: ${title}`);
    await userEvent.keyboard('{Home}');
    await tool('MUI System');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}x');
    await tool('MUI System');
    await userEvent.keyboard(forward + forward + forward);
    await tool('TS');
    await expect(stop()).toEqual(['TS']);
  },
});

/** Left goes on, as the tools do. */
export const ToolbarRightToLeft = Toolbar.extend({ globals: { direction: 'rtl' } });

export const ToolbarWithAHiddenTool = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Copy link' }).style.display = 'none';
    canvas.getByRole('button', { name: 'Copy code' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Open in StackBlitz' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toHaveFocus();
  },
});

/** The address of the visit names a demo, a styling and a language, over what a cookie says. */
export const NamedInTheAddress = meta.story({
  args: { id: 'Card', code: inThreeStylings, modules: [cardCss] },
  parameters: { platform: { cookies: { codeVariant: 'TS', codeStyling: 'Tailwind' } } },
  beforeEach: atHash('#css-Card.js'),
  play: async ({ canvas, platform }) => {
    await expect(canvas.getByRole('group', { name: 'Card.css.jsx' })).toBeVisible();
    await expect(platform.cookies.contents()).toEqual({ codeVariant: 'JS', codeStyling: 'CSS' });
  },
});

/** The reader follows a link to the demo on the page. */
export const NamedLater = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).not.toBeVisible();
    location.hash = '#DashboardLayoutBasic';
    await waitFor(() => expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible());
  },
});

/** A choice in one counts in the other. */
export const TwoDemos = meta.story({
  render: (args) => (
    <Attached behaviors={behaviors}>
      <div className="prose">
        <DemoFrame {...args} code={withPreview} />
        <DemoFrame {...args} id="Card" title="A card" code={inThreeStylings} modules={[cardCss]} />
      </div>
    </Attached>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'JS' })[0]!);
    await expect(canvas.getAllByRole('button', { name: 'JS', pressed: true })).toHaveLength(2);
    await userEvent.click(canvas.getByText('Code'));
    await expect(canvas.getByRole('group', { name: 'Card.jsx' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: `Part of ${demoJs.fileName}` })).toBeVisible();
  },
});

export const OnAPhone = FullCode.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full code'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** Everything at once, where there is least room. */
export const StylingsOnAPhone = CssWithItsFile.extend({ globals: { viewport: { value: 'phone' }, codeStyling: 'CSS' } });

export const CopyRefusedOnAPhone = CopyRefused.extend({ globals: { viewport: { value: 'phone' } } });

export const Dense = SeveralFiles.extend({ globals: { density: 'dense' } });

export const Dark = SeveralFiles.extend({ globals: { mode: 'dark' } });

export const DarkLoading = Loading.extend({ globals: { mode: 'dark' } });

export const RightToLeft = SeveralFiles.extend({ globals: { direction: 'rtl' } });

export const PreviewRightToLeft = ShortPreview.extend({ globals: { direction: 'rtl' } });

export const ForcedColors = ThreeStylings.extend({ parameters: { media: { forcedColors: 'active' } } });
