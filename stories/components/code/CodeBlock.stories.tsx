import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { attachCodeBlock } from '../../../src/components/CodeBlock/CodeBlock.behavior';
import {
  CodeBlock,
  foldAboveLines,
  type CodeBlockProps,
} from '../../../src/components/CodeBlock/CodeBlock';
import { outcomeMilliseconds } from '../../../src/platform/page/showOutcome';
import { withRoomAbove } from '../../kit/decorators';
import { caption, choiceOf } from '../../kit/docs';
import { noSidewaysScroll, linksTo } from '../shared/checks';
import { sampleCommand, sampleDiff, sampleJs, sampleTokens, sampleTs } from './sampleCode';
import { copyCode } from '../shared/actions';

const behaviors = [attachCodeBlock];

const meta = preview.meta({
  title: 'CodeBlock',
  tags: ['all-modes'],
  component: CodeBlock,
  argTypes: { language: choiceOf(['bash', 'json', 'ts', 'tsx', 'yaml']) },
  args: { language: 'tsx', html: sampleTs },
  parameters: { behaviors },
});

/** Without a title, the label is the language. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Code, tsx' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await expect(canvas.getByRole('group').querySelector('a')).toBeNull();
  },
});

export const OneLine = meta.story({
  tags: ['no-play'],
  args: { language: 'bash', html: sampleCommand },
});

export const WithFileName = meta.story({
  args: { title: 'src/App.tsx' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toContainElement(canvas.getByText('src/App.tsx'));
    await expect(canvas.getByRole('group', { name: 'src/App.tsx' })).toBeVisible();
  },
});

export const HighlightedLine = WithFileName.extend({
  parameters: caption('One line is highlighted.'),
  play: async ({ canvas, canvasElement }) => {
    const [line, ...others] = canvasElement.querySelectorAll('.line');
    await expect(others).toEqual([]);
    await expect(line).toHaveTextContent(/^const navigation/);
    await expect(getComputedStyle(line!).backgroundColor).not.toBe(
      getComputedStyle(canvas.getByRole('group')).backgroundColor,
    );
  },
});

/** Added and removed lines have signs as well as colors; neither the signs nor removed lines are copied. */
export const ChangedLines = meta.story({
  args: {
    html: sampleDiff,
    copied: "import { AppProvider } from '@toolpad/core/AppProvider';",
  },
  play: async ({ canvas, canvasElement, platform, userEvent }) => {
    const sign = (kind: string) =>
      getComputedStyle(canvasElement.querySelector(`.line-${kind}`)!, '::before').content;
    await expect(sign('removed')).toContain('−');
    await expect(sign('removed')).toContain('Removed: ');
    await expect(sign('added')).toContain('+');
    await expect(sign('added')).toContain('Added: ');
    await copyCode({ canvas, platform, userEvent });
    await expect(platform.clipboard.texts).toEqual([
      "import { AppProvider } from '@toolpad/core/AppProvider';",
    ]);
  },
});

/** The commands of a session are copied, without prompts and output. */
export const Session = meta.story({
  args: {
    language: 'bash',
    html: '$ npm install\nadded 312 packages in 9s',
    copied: 'npm install',
  },
  play: async ({ canvas, platform, userEvent }) => {
    await copyCode({ canvas, platform, userEvent });
    await userEvent.hover(canvas.getByRole('group'));
    await userEvent.keyboard('{Control>}c{/Control}');
    await platform.clock.advance(outcomeMilliseconds);
    await expect(platform.clipboard.texts).toEqual(['npm install', 'npm install']);
  },
});

/** Nothing is left to copy. */
export const OnlyRemovedLines = meta.story({
  args: { html: sampleDiff.split('\n')[0]!, copied: '' },
  play: async ({ canvas, platform, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.hover(canvas.getByRole('group'));
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(platform.clipboard.texts).toEqual([]);
  },
});

/** Imports link to the reference: with a dotted underline, in the color of the code, copied as text. */
export const ImportsAreLinks = meta.story({
  args: { html: sampleTs.replace('{ AppProvider }', '{ <a href="#reference">AppProvider</a> }') },
  play: async ({ canvas, platform, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'AppProvider' });
    const { color, textDecorationLine, textDecorationStyle } = getComputedStyle(link);
    await expect([color, textDecorationLine, textDecorationStyle]).toEqual([
      getComputedStyle(link.parentElement!).color,
      'underline',
      'dotted',
    ]);
    await expect(await copyCode({ canvas, platform, userEvent })).toMatch(
      /^import { AppProvider } from/,
    );
  },
});

export const InJavaScript = WithFileName.extend({
  parameters: caption(
    'Visitors who prefer JavaScript see and copy the JavaScript version, under the name of its file.',
  ),
  args: { id: 'app', javaScript: { language: 'jsx', title: 'src/App.jsx', html: sampleJs } },
  globals: { codeVariant: 'JS' },
  play: async ({ canvas, platform, userEvent }) => {
    await expect(canvas.getByText('src/App.jsx')).toBeVisible();
    await expect(canvas.getByText('src/App.tsx')).not.toBeVisible();
    await copyCode({ canvas, platform, userEvent });
    const [copied] = platform.clipboard.texts;
    await expect(copied).toContain('const navigation = [');
    await expect(copied).toBe(canvas.getByRole('group', { name: 'src/App.jsx' }).textContent);
    platform.preferences.set('codeVariant', 'TS');
    await expect(canvas.getByText('src/App.tsx')).toBeVisible();
    await expect(await copyCode({ canvas, platform, userEvent })).toContain(
      'const navigation: Navigation = [',
    );
    platform.preferences.set('codeVariant', 'JS');
  },
});

export const OnlyFileNameInJavaScript = WithFileName.extend({
  parameters: caption(
    'The same code in both languages is there once; only the name of its file changes.',
  ),
  args: { javaScript: { title: 'src/App.jsx' } },
  globals: { codeVariant: 'JS' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByText('src/App.jsx')).toBeVisible();
    await expect(canvas.getByText('src/App.tsx')).not.toBeVisible();
  },
});

/** Declarations of types have no JavaScript version, and nothing to copy. */
export const TypesOnly = meta.story({
  args: { title: 'src/Order.ts', javaScript: { language: 'js', html: '' } },
  globals: { codeVariant: 'JS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^TypeScript only/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LineInTypeScript = InJavaScript.extend({
  parameters: caption('A link to a line shows TypeScript, whose lines have URLs.'),
  beforeEach: () => {
    history.replaceState(history.state, '', '#app-L4');
  },
  play: async ({ canvas, platform }) => {
    await expect(canvas.getByText('src/App.tsx')).toBeVisible();
    await expect(platform.preferences.get('codeVariant')).toBe('TS');
    await isInSight(document.getElementById('app-L4')!);
  },
});

export const EveryKindOfToken = meta.story({ tags: ['no-play'], args: { html: sampleTokens } });

export const ScrollsOnAPhone = WithFileName.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('group', { name: 'src/App.tsx' });
    // Rendered in the first frame in which it is in view.
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await noSidewaysScroll();
  },
});

export const CommandWrapsOnAPhone = OneLine.extend({
  tags: ['!no-play'],
  parameters: caption('A command wraps, so that it can be read whole.'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('group');
    await expect(code.scrollWidth).toBe(code.clientWidth);
    await expect(code.clientHeight).toBeGreaterThan(
      2 * parseFloat(getComputedStyle(code).lineHeight),
    );
  },
});

export const LongFirstLineOnAPhone = Plain.extend({
  parameters: caption(
    'The button covers the end of the first line only, which fades out before it.',
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('group');
    await waitFor(() => expect(code.scrollWidth).toBeGreaterThan(code.clientWidth));
    const copy = canvas.getByRole('button', { name: 'Copy code' });
    await expect(getComputedStyle(copy).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const button = copy.getBoundingClientRect();
    const frame = code.parentElement!;
    const cover = getComputedStyle(frame, '::after');
    await expect(cover.right).toBe('0px');
    await expect(parseFloat(cover.width)).toBeGreaterThan(
      frame.getBoundingClientRect().right - button.left,
    );
    await expect(parseFloat(cover.height)).toBeGreaterThan(button.height / 2);
  },
});

export const OneLineRightToLeft = OneLine.extend({
  tags: ['!no-play'],
  parameters: caption('Without a title the button is over the block, at the end side.'),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy code' }).getBoundingClientRect();
    const code = canvas.getByRole('group').getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(code.left + code.width / 2);
  },
});

async function isInSight(line: Element) {
  const { top, bottom } = line.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
}

const longCode = Array.from(
  { length: 48 },
  (_, index) => `<span class="tk-k">const</span> row${index + 1} = read(${index + 1});`,
).join('\n');
const longRows = { title: 'src/rows.ts', language: 'ts', html: longCode };

/** A block next to a text field. */
const withNotes = (args: CodeBlockProps) => (
  <>
    <CodeBlock {...args} />
    <textarea aria-label="Notes" />
  </>
);

export const CopiedByKeyboard = WithFileName.extend({
  decorators: [withRoomAbove],
  render: withNotes,
  play: async ({ canvas, platform, userEvent, step }) => {
    const region = canvas.getByRole('group');
    const pressed = async (keys: string) => {
      const before = platform.clipboard.texts.length;
      await userEvent.keyboard(keys);
      return platform.clipboard.texts.length - before;
    };
    await step('not before the block is the current one', async () =>
      expect(await pressed('{Control>}c{/Control}')).toBe(0),
    );
    await step('under the pointer', async () => {
      await userEvent.hover(region);
      await expect(await pressed('{Control>}c{/Control}')).toBe(1);
      await expect(platform.clipboard.texts[0]).toBe(region.textContent);
    });
    await step('not while something is selected', async () => {
      getSelection()?.selectAllChildren(canvas.getByText('src/App.tsx'));
      await expect(await pressed('{Control>}c{/Control}')).toBe(0);
      getSelection()?.removeAllRanges();
    });
    await step('with focus', async () => {
      await userEvent.unhover(region);
      await userEvent.hover(canvas.getByRole('textbox', { name: 'Notes' }));
      await expect(await pressed('{Control>}c{/Control}')).toBe(0);
      await userEvent.tab();
      await expect(await pressed('{Control>}c{/Control}')).toBe(1);
    });
    await expect(canvas.getByRole('button')).toHaveTextContent('Copied');
    await step('not while a field has focus, wherever the pointer is', async () => {
      await userEvent.hover(region);
      canvas.getByRole('textbox', { name: 'Notes' }).focus();
      await expect(await pressed('{Control>}c{/Control}')).toBe(0);
    });
  },
});

/** The most lines that are shown in full; longer blocks are collapsed. */
export const ThirtyLines = meta.story({
  args: {
    title: 'src/rows.ts',
    language: 'ts',
    html: longCode.split('\n').slice(0, 30).join('\n'),
  },
  play: async ({ canvas }) => {
    await expect(foldAboveLines).toBe(30);
    await expect(canvas.queryByText(/^Show all/)).toBeNull();
    const region = canvas.getByRole('group');
    await expect(region.clientHeight).toBe(region.scrollHeight);
  },
});

export const LongCodeCollapsed = meta.story({
  args: longRows,
  play: async ({ canvas, platform, userEvent }) => {
    const region = canvas.getByRole('group', { name: 'src/rows.ts' });
    await expect(region.clientHeight).toBeLessThan(region.scrollHeight / 2);
    await expect(canvas.getByText('Show less')).not.toBeVisible();
    await expect(await copyCode({ canvas, platform, userEvent })).toContain('row48');
  },
});

export const LongCodeExpanded = LongCodeCollapsed.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show all 48 lines'));
    const region = canvas.getByRole('group', { name: 'src/rows.ts' });
    await expect(region.clientHeight).toBe(region.scrollHeight);
    await expect(canvas.getByText('Show less')).toBeVisible();
    await expect(canvas.getByText('Show all 48 lines')).not.toBeVisible();
  },
});

export const LongCodeCopyDenied = LongCodeCollapsed.extend({
  decorators: [withRoomAbove],
  parameters: {
    ...caption('All code is selected, so the block expands.'),
    platform: { clipboard: 'denied' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText('Selected: copy by keyboard')).toBeVisible();
    await expect(canvas.getByText('Show less')).toBeVisible();
    await expect(String(getSelection())).toContain('row48');
  },
});

export const LongCodePrinted = LongCodeCollapsed.extend({
  parameters: { ...caption('Print shows all lines.'), media: { print: true } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'src/rows.ts' });
    if (!matchMedia('print').matches) return;
    await expect(region.clientHeight).toBe(region.scrollHeight);
    await expect(canvas.getByText('Show all 48 lines')).not.toBeVisible();
  },
});

export const LineLinks = meta.story({
  args: { title: 'src/App.tsx', id: 'app' },
  play: async ({ canvas, canvasElement, platform, userEvent }) => {
    await linksTo(canvas, 'Line 3', '#app-L3');
    await userEvent.click(canvas.getByRole('link', { name: 'Line 4' }));
    const target = canvasElement.querySelector(':target')!;
    await expect(target).toHaveTextContent('What the side menu shows');
    await expect(getComputedStyle(target).outlineStyle).toBe('solid');
    // Each line adds one to a counter, whose value a script cannot read. They share it only as siblings.
    const link = canvas.getByRole('link', { name: 'Line 4' });
    await expect(getComputedStyle(link, '::before').content).toBe('counter(line)');
    const lines = [...target.parentElement!.children];
    await expect(lines.indexOf(target)).toBe(3);
    await expect(new Set(lines.map((line) => getComputedStyle(line).counterIncrement))).toEqual(
      new Set(['line 1']),
    );
    await expect(await copyCode({ canvas, platform, userEvent })).toMatch(/^import/);
  },
});

export const LineLinksByKeyboard = LineLinks.extend({
  parameters: caption('The line numbers are one tab stop; arrow keys move between lines.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Line 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Line 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Line 3' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(location.hash).toBe('#app-L2');
    await userEvent.tab();
    await expect(document.activeElement).not.toHaveAttribute('data-number');
  },
});

/** The URL names a hidden line of a collapsed block. */
export const LineFromUrl = meta.story({
  args: { ...longRows, id: 'rows' },
  beforeEach: () => {
    history.replaceState(history.state, '', '#rows-L40');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Show less')).toBeVisible();
    const line = canvasElement.querySelector('#rows-L40')!;
    await isInSight(line);
    // Without a navigation the browser marks no line; `location.hash` ignores its current value.
    location.replace('#rows-L40');
    await waitFor(() => expect(line.matches(':target')).toBe(true));
    await expect(getComputedStyle(line).outlineStyle).toBe('solid');
    await isInSight(line);
  },
});

/** A link to a line of a collapsed block, whose id is not ASCII. */
export const LineFromUrlLater = meta.story({
  args: { ...longRows, id: 'größe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Show all 48 lines')).toBeVisible();
    location.hash = 'größe-L40';
    await waitFor(() => expect(canvas.getByText('Show less')).toBeVisible());
    await isInSight(document.getElementById('größe-L40')!);
  },
});
