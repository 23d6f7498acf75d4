import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { atHash } from '../shared/atHash';
import { demoFrameStory, frameIn, running, threeStylings, title } from './demoFrameStory';
import { forcedColors, lessMotion, nothingMoves } from '../shared/mediaFeatures';
import { demoTs, rows } from './sampleDemo';

const meta = preview.meta({ ...demoFrameStory, title: 'Components/DemoFrame' });

/** A placeholder is shown while the demo loads; its code and tools are available. */
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

/** The code is readable before the demo has loaded. */
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

/** The demo has its own document and window: as wide as the frame, without the page's styles. */
export const InAFrame = Running.extend({
  play: async ({ canvas }) => {
    const frame = frameIn(canvas);
    await running(frame);
    await expect(frame.contentWindow!.innerWidth).toBe(frame.clientWidth);
    await expect(frame.contentDocument!.querySelector('[data-demo-frame]')).toBeNull();
    await expect(frame.contentDocument!.styleSheets).toHaveLength(1);
  },
});

/** Without script the code expands, its files can be selected, and links work. */
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

/** The initial URL names a demo, a styling and a language, which override the cookies. */
export const OpenedByUrl = meta.story({
  args: threeStylings,
  parameters: { platform: { cookies: { codeVariant: 'TS', codeStyling: 'Tailwind' } } },
  beforeEach: atHash('#css-Card.js'),
  play: async ({ canvas, platform }) => {
    await expect(canvas.getByRole('group', { name: 'Card.css.jsx' })).toBeVisible();
    await expect(platform.cookies.contents()).toEqual({ codeVariant: 'JS', codeStyling: 'CSS' });
    // All hashes of the demo: its name, and each language in each of three stylings.
    const addresses = ['', 'system-', 'tailwind-', 'css-'].flatMap((prefix) => [
      `${prefix}Card.js`,
      `${prefix}Card.tsx`,
    ]);
    const frame = document.getElementById('Card')!;
    await expect(
      addresses.filter((address) => !frame.contains(document.getElementById(address))),
    ).toEqual([]);
  },
});

/** A link on the same page leads to the demo. */
export const OpenedByUrlLater = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).not.toBeVisible();
    location.hash = '#DashboardLayoutBasic';
    await waitFor(() => expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible());
  },
});

export const DarkLoading = Loading.extend({ globals: { mode: 'dark' } });

export const Dark = Running.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Running.extend({ globals: { direction: 'rtl' } });

/** Chevron and frame have system colors. */
export const ForcedColors = Running.extend({
  ...forcedColors,
  play: async ({ canvas }) => {
    await running(frameIn(canvas));
    if (!matchMedia('(forced-colors: active)').matches) return;
    const { backgroundColor } = getComputedStyle(canvas.getByText('Code'), '::before');
    await expect(backgroundColor).toBe(getComputedStyle(canvas.getByRole('figure')).color);
    await expect(getComputedStyle(canvas.getByRole('figure')).borderStyle).toBe('solid');
  },
});

export const ReducedMotion = SlowNetwork.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await nothingMoves();
  },
});
