import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { attachCodeBlock } from '../../src/components/CodeBlock/CodeBlock.behavior';
import { attachCodeVariantSwitcher } from '../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { attachDemoFrame } from '../../src/components/DemoFrame/DemoFrame.behavior';
import { DemoFrame } from '../../src/components/DemoFrame/DemoFrame';
import { Attached } from './samples/Attached';
import { sampleJs, sampleTs } from './samples/sampleCode';

const behaviors = [attachCodeBlock, attachCodeVariantSwitcher, attachDemoFrame];

const ts = { variant: 'TS', fileName: 'DashboardLayoutBasic.tsx', html: sampleTs } as const;
const js = { variant: 'JS', fileName: 'DashboardLayoutBasic.jsx', html: sampleJs } as const;

const meta = preview.meta({
  title: 'Components/DemoFrame',
  component: DemoFrame,
  args: {
    id: 'DashboardLayoutBasic',
    title: 'A dashboard with two pages',
    frameSrc: 'about:blank',
    height: 240,
    code: [ts, js],
    sourceHref: '#source',
  },
  decorators: [
    (Story) => (
      <Attached behaviors={behaviors}>
        <div className="prose">
          <Story />
        </div>
      </Attached>
    ),
  ],
});

export const Folded = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('A dashboard with two pages');
    await expect(frame.getBoundingClientRect().height).toBe(240);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByRole('group', { name: 'Language of the code' })).toBeVisible();
    await expect(canvas.getByText(ts.fileName)).toBeVisible();
  },
});

export const Unfolded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await expect(canvas.getByRole('group', { name: ts.fileName })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: js.fileName })).toBeNull();
  },
});

export const JavaScriptChosen = Unfolded.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await userEvent.click(canvas.getByRole('button', { name: 'JS' }));
    await expect(canvas.getByRole('group', { name: js.fileName })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: ts.fileName })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'JS' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'TS' })).toHaveAttribute('aria-pressed', 'false');
    await expect(platform.cookies.contents()).toEqual({ codeVariant: 'JS' });
  },
});

export const JavaScriptFromAnEarlierVisit = meta.story({
  globals: { codeVariant: 'JS' },
  play: async ({ canvas, platform, userEvent }) => {
    await expect(canvas.getByText(js.fileName)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(platform.clipboard.texts).toHaveLength(1);
    await expect(platform.clipboard.texts[0]).not.toContain(': Navigation');
  },
});

export const OneVariant = meta.story({
  args: { code: [ts] },
  globals: { codeVariant: 'JS' },
  play: async ({ canvas, platform, userEvent }) => {
    await expect(canvas.getByText(ts.fileName)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'TS' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(platform.clipboard.texts[0]).toContain('export default function');
  },
});

export const OnAPhone = Unfolded.extend({ globals: { viewport: { value: 'phone' } } });

export const Dark = Unfolded.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Unfolded.extend({ globals: { direction: 'rtl' } });

/** The address of the visit names a demo, a styling and a language, over what a cookie says. */
export const NamedInTheAddress = meta.story({
  parameters: { platform: { cookies: { codeVariant: 'TS' } } },
  beforeEach: () => {
    history.replaceState(history.state, '', '#css-DashboardLayoutBasic.js');
  },
  play: async ({ canvas, platform }) => {
    await expect(canvas.getByRole('group', { name: js.fileName })).toBeVisible();
    await expect(platform.cookies.contents()).toEqual({ codeVariant: 'JS', codeStyling: 'CSS' });
  },
});

export const LinkCopied = meta.story({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(platform.clipboard.texts[0]).toMatch(/#system-DashboardLayoutBasic\.tsx$/);
  },
});
