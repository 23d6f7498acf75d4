import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { strings } from '../../../src/domain/strings/strings';
import { atHash, copyCode } from '../shared/actions';
import { demoFrameStory, frameIn, openMore, running, threeStylings, title } from './demoFrameStory';
import { DemoFrame } from '../../../src/components/DemoFrame/DemoFrame';
import { demoReady } from '../../../src/domain/content/demoFrame';
import { demoJs, demoTs, rows } from './sampleDemo';
import { caption } from '../../kit/docs';

const communityGrid = strings['demo.communityGrid'];

const meta = preview.meta({
  ...demoFrameStory,
  title: 'DemoFrame',
  args: {
    ...demoFrameStory.args,
    id: 'DashboardLayoutBasic',
    title,
    frameSrc: 'demo-frame.html',
    height: 240,
    code: [demoTs, demoJs],
  },
});

/** The box of the demo is there, and its code and tools are available. */
export const Loading = meta.story({
  args: { frameSrc: 'about:blank' },
  play: async ({ canvas }) => {
    const frame = await frameIn(canvas);
    await expect(frame.getBoundingClientRect().height).toBe(240);
    await expect(canvas.getByRole('toolbar', { name: `Tools for ${title}` })).toBeVisible();
  },
});

export const ManyLoading = Loading.extend({
  parameters: caption('Demos start near the window only, each when the one before it runs.'),
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        {Array.from({ length: 12 }, (_, index) => (
          <DemoFrame {...args} key={index} id={`Demo${index}`} title={`Demo ${index}`} />
        ))}
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    await step('As opened', async () => {
      await frameIn(canvas);
      await expect(canvasElement.querySelectorAll('iframe')).toHaveLength(1);
    });
    await step('The first demo has rendered', async () => {
      (await frameIn(canvas)).dispatchEvent(new Event(demoReady));
      await expect(canvas.getByTitle('Demo 0')).toBeInTheDocument();
      await expect(canvasElement.querySelectorAll('iframe')).toHaveLength(2);
    });
    await step('At the end of the page', async () => {
      canvasElement.querySelector('#Demo11')!.scrollIntoView({ behavior: 'instant' });
      canvas.getByTitle('Demo 0').dispatchEvent(new Event(demoReady));
      await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(3));
      await expect(canvas.queryByTitle('Demo 2')).toBeNull();
    });
  },
});

Loading.test(
  'the code is readable before the demo has loaded',
  async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(await copyCode({ canvas, platform, userEvent })).toContain(
      'export default function',
    );
    await expect((await frameIn(canvas)).getBoundingClientRect().height).toBe(240);
  },
);

export const Running = meta.story({
  play: async ({ canvas }) => {
    const frame = await frameIn(canvas);
    await running(frame);
    await expect(frame.getBoundingClientRect().height).toBe(240);
    await expect(frame).not.toHaveAttribute('aria-describedby');
    await expect(canvas.getByText(demoTs.fileName)).toBeVisible();
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).not.toBeVisible();
  },
});

Running.test('has a document and a window of its own', async ({ canvas }) => {
  const frame = await frameIn(canvas);
  await running(frame);
  await expect(frame.contentWindow!.innerWidth).toBe(frame.clientWidth);
  await expect(frame.contentDocument!.querySelector('[data-demo-frame]')).toBeNull();
  await expect(frame.contentDocument!.styleSheets).toHaveLength(1);
});

/** The code imports the commercial data grid, and the site has no license key. */
export const OnTheCommunityGrid = meta.story({
  args: { note: communityGrid },
  play: async ({ canvas }) => {
    const note = canvas.getByText(communityGrid).getBoundingClientRect();
    const frame = await frameIn(canvas);
    await expect(frame).toHaveAccessibleDescription(communityGrid);
    await expect(frame.getBoundingClientRect().height).toBe(240);
    await expect(note.top).toBeGreaterThanOrEqual(frame.getBoundingClientRect().bottom);
    await expect(note.bottom).toBeLessThanOrEqual(
      canvas.getByText('Show code').getBoundingClientRect().top,
    );
  },
});

/** Without script the code expands, its files can be selected, and links work. */
export const NoScript = meta.story({
  args: { modules: [rows] },
  parameters: { noScript: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await userEvent.click(canvas.getByText('rows.ts'));
    await expect(canvas.getByRole('group', { name: 'rows.ts' })).toBeVisible();
  },
});

NoScript.test('more tools open', async ({ canvas, userEvent }) => {
  await openMore({ canvas, userEvent });
  await expect(canvas.getByRole('link', { name: `View source: ${title}` })).toBeVisible();
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

Running.test('a link on the page opens its code', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: demoTs.fileName })).not.toBeVisible();
  location.hash = '#DashboardLayoutBasic';
  await waitFor(() => expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible());
});
