import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { attachOnce } from '../../kit/attachOnce';
import { caption } from '../../kit/docs';
import { attachDemoFrame } from '../../../src/components/DemoFrame/DemoFrame.behavior';
import { DemoFrame } from '../../../src/components/DemoFrame/DemoFrame';
import { demoFrameStory, threeStylings, title } from './demoFrameStory';
import { noSidewaysScroll } from '../shared/checks';
import { demoJs, demoTs, rows, settings, withPreview, withTwoRegions } from './sampleDemo';
import { copyCode } from '../shared/actions';

/** The code of a demo: its preview, all of its files, and its languages and stylings. */
const meta = preview.meta({ ...demoFrameStory, title: 'DemoFrame code' });

export const CodeExpanded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: demoJs.fileName })).toBeNull();
  },
});

/** Shows the preview lines only, but copies the whole file. */
export const ShortPreview = meta.story({
  args: { code: withPreview },
  play: async ({ canvas, platform, userEvent }) => {
    const short = canvas.getByRole('group', { name: `Part of ${demoTs.fileName}` });
    await expect(short).toBeVisible();
    await expect(short.textContent).toMatch(/^<AppProvider/);
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).not.toBeVisible();
    await expect(await copyCode({ canvas, platform, userEvent })).toMatch(/^import/);
  },
});

/** Regions of one file, with a line between them. */
export const TwoRegions = meta.story({
  args: { code: withTwoRegions },
  play: async ({ canvas }) => {
    const short = canvas.getByRole('group', { name: `Part of ${demoTs.fileName}` });
    await expect(short.children).toHaveLength(2);
    const [first, second] = [...short.children].map((region) => region.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await noSidewaysScroll();
  },
});

export const FullCode = ShortPreview.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show full code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: `Part of ${demoTs.fileName}` })).toBeNull();
  },
});

const codeHref = '/docs/code.html';
const codeLink = 'Full code on a separate page';
const codePage = `<section id="DashboardLayoutBasic"><pre role="group" tabindex="0" aria-label="${demoTs.fileName}"><code>${demoTs.html}</code></pre></section>`;

/** The page has the preview lines only; the whole file comes when it is asked for. */
export const CodeOnRequest = meta.story({
  args: { code: withPreview, codeHref },
  tags: ['network'],
  parameters: { faults: ['network'] },
  beforeEach: ({ msw }) => msw.use(http.get(`*${codeHref}`, () => HttpResponse.html(codePage))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show full code'));
    await expect(await canvas.findByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: codeLink })).toBeNull();
  },
});

export const CopiedOnRequest = CodeOnRequest.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await waitFor(() => expect(platform.clipboard.texts).toHaveLength(1));
    await expect(platform.clipboard.texts[0]).toMatch(/^import/);
  },
});

export const CodeUnavailable = CodeOnRequest.extend({
  parameters: caption('Where it cannot be loaded, a link to it is left.'),
  beforeEach: ({ msw }) =>
    msw.use(http.get(`*${codeHref}`, () => new HttpResponse(null, { status: 503 }))),
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    const link = await canvas.findByRole('link', { name: codeLink });
    await waitFor(() => expect(link).toBeVisible());
    await expect(canvas.getByRole('group', { name: `Part of ${demoTs.fileName}` })).toBeVisible();
    await expect(link).toHaveAttribute('href', `${codeHref}#DashboardLayoutBasic`);
    await expect(platform.clipboard.texts).toEqual([]);
  },
});

export const JavaScriptChosen = ShortPreview.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expect(canvas.getByRole('button', { name: 'JS', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'TS', pressed: false })).toBeVisible();
    await expect(canvas.getByRole('group', { name: `Part of ${demoJs.fileName}` })).toBeVisible();
    await expect(platform.cookies.contents()).toEqual({ codeVariant: 'JS' });
    await userEvent.click(canvas.getByText('Show full code'));
    await expect(canvas.getByRole('group', { name: demoJs.fileName })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: demoTs.fileName })).toBeNull();
  },
});

export const OneVariant = meta.story({
  args: { code: [demoTs] },
  globals: { codeVariant: 'JS' },
  play: async ({ canvas, platform, userEvent }) => {
    await expect(canvas.getByText(demoTs.fileName)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'TS' })).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Code styling' })).toBeNull();
    await expect(await copyCode({ canvas, platform, userEvent })).toContain(
      'export default function',
    );
  },
});

/** Of three versions the one in the preferred styling is shown, with its own files. */
export const ThreeStylings = meta.story({
  args: threeStylings,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'MUI System', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByRole('group', { name: 'Card.tsx' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Card.css' })).toBeNull();
  },
});

export const Tailwind = ThreeStylings.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tailwind' }));
    await expect(canvas.getByRole('group', { name: 'Card.tailwind.tsx' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Card.tsx' })).toBeNull();
    await expect(await copyCode({ canvas, platform, userEvent })).toContain('p-4');
  },
});

export const CssWithFile = ThreeStylings.extend({
  globals: { codeStyling: 'CSS' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByRole('group', { name: 'Card.css.tsx' })).toBeVisible();
    await userEvent.click(canvas.getByText('Card.css'));
    await expect(canvas.getByRole('group', { name: 'Card.css' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Card.css.tsx' })).toBeNull();
  },
});

CssWithFile.test(
  'a styling without the open file shows the file of the demo',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'MUI System' }));
    await expect(canvas.getByRole('group', { name: 'Card.tsx' })).toBeVisible();
    await expect(canvas.queryByText('Card.css')).not.toBeVisible();
  },
);

export const OpenFileMissingBeforeTheScript = ThreeStylings.extend({
  parameters: caption('Browsers may restore a tab that the preferred styling does not have.'),
  play: async ({ canvas, canvasElement, platform, userEvent }) => {
    canvasElement.querySelector<HTMLInputElement>('[value="Card.css"]')!.checked = true;
    attachOnce(attachDemoFrame, canvasElement, platform);
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByRole('group', { name: 'Card.tsx' })).toBeVisible();
  },
});

/** One tab per file; the open file is copied. */
export const SeveralFiles = meta.story({
  args: { modules: [rows, settings] },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    const files = within(canvas.getByRole('group', { name: `Files of ${title}` }));
    await expect(files.getAllByRole('radio').map((tab) => tab.getAttribute('value'))).toEqual([
      demoTs.fileName,
      'rows.ts',
      'settings.json',
    ]);
    await userEvent.click(files.getByText('rows.ts'));
    await expect(canvas.getByRole('group', { name: 'rows.ts' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: demoTs.fileName })).toBeNull();
    await copyCode({ canvas, platform, userEvent });
    await expect(platform.clipboard.texts).toEqual(['export const rows: Row[] = [];']);
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expect(files.getByRole('radio', { name: 'rows.js' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'rows.js' })).toBeVisible();
  },
});

/** Paper has no summary to open: the tabs name the files. */
export const PrintedWithItsFiles = meta.story({
  args: { modules: [rows] },
  parameters: { media: { print: true } },
  play: async ({ canvas }) => {
    if (!matchMedia('print').matches) return;
    const names = canvas.getAllByText(demoTs.fileName);
    await expect(names.filter((name) => name.checkVisibility())).toHaveLength(1);
  },
});

/** A choice in one demo applies to the other. */
export const TwoDemos = meta.story({
  render: (args) => (
    <>
      <DemoFrame {...args} code={withPreview} />
      <DemoFrame {...args} {...threeStylings} title="A card" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'JS' })[0]!);
    await expect(canvas.getAllByRole('button', { name: 'JS', pressed: true })).toHaveLength(2);
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByRole('group', { name: 'Card.jsx' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: `Part of ${demoJs.fileName}` })).toBeVisible();
  },
});
