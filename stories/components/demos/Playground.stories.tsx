import { expect, screen, within, type PlayContext } from '../../kit/storyTest';
import playground from 'playground:DashboardLayoutPlayground';
import preview from '../../../.storybook/preview';
import { loadIsland, type LoadIsland } from '../../../src/app/browser/islands/loadIsland';
import { attachDemoFailures } from '../../../src/app/browser/runtime/attachDemos';
import { attachCodeBlock } from '../../../src/components/CodeBlock/CodeBlock.behavior';
import { attachCodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { attachDemoFrame } from '../../../src/components/DemoFrame/DemoFrame.behavior';
import { Playground } from '../../../src/components/Playground/Playground';
import { parseSettings, settingsAttribute } from '../../../src/domain/content/Playground';
import { playgroundParameter } from '../../../src/domain/preferences/viewParameters';
import { caption } from '../../kit/docs';
import { islandsFrom, missingLoad, pendingLoad } from '../../kit/islands';
import { StoryBox, inArticle } from '../../kit/decorators';
import { areLargeEnough, noSidewaysScroll } from '../shared/checks';

const dataOf = (frame: string) =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ ...playground, frame }))}`;

const behaviors = (load: LoadIsland) => [
  islandsFrom(load),
  attachCodeBlock,
  attachCodeVariantSwitcher,
  attachDemoFailures,
  attachDemoFrame,
];

/** Gives the URL the state of a playground, as a link does. */
const atState =
  (...entries: string[]) =>
  () => {
    const { href } = location;
    const url = new URL(href);
    for (const entry of entries) url.searchParams.append(playgroundParameter, entry);
    history.replaceState(history.state, '', url);
    return () => history.replaceState(history.state, '', href);
  };

const meta = preview.meta({
  title: 'Playground',
  component: Playground,
  tags: ['all-modes'],
  args: { id: playground.name, of: playground.of, dataHref: dataOf('demo-frame.html') },
  parameters: { behaviors: behaviors(loadIsland) },
  decorators: [
    inArticle,
    (Story) => (
      <StoryBox maxInlineSize={818}>
        <Story />
      </StoryBox>
    ),
  ],
  beforeEach: atState(),
});

const button = () => screen.getByRole('button', { name: 'Open the playground' });

const controls = () => screen.findByRole('group', { name: 'Settings of DashboardLayout' });

const frame = () => screen.findByTitle('Playground of DashboardLayout');

const settings = async () => parseSettings((await frame()).getAttribute(settingsAttribute)).set;

const shortCode = () => screen.getByRole('group', { name: /^Part of DashboardLayoutPlayground/ });

const open = async ({ userEvent }: Pick<PlayContext, 'userEvent'>) => {
  await userEvent.click(button());
  return controls();
};

/** A button is there, and no frame. */
export const Closed = meta.story({
  play: async () => {
    await areLargeEnough([button()]);
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

/** The button is busy. */
export const Loading = meta.story({
  parameters: { behaviors: behaviors(pendingLoad) },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await expect(button()).toHaveAttribute('aria-busy', 'true');
  },
});

/** A message and a button to try again replace the button. */
export const Offline = meta.story({
  parameters: { behaviors: behaviors(missingLoad) },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The playground could not load. Check your connection and try again.',
    );
    await areLargeEnough([screen.getByRole('button', { name: 'Try again' })]);
  },
});

export const Default = meta.story({
  play: async ({ userEvent, step }) => {
    const group = await open({ userEvent });
    await step('The focus is on the controls, each with its description', async () => {
      await expect(group).toHaveFocus();
      await expect(
        screen.getByRole('switch', { name: 'hideNavigation' }),
      ).toHaveAccessibleDescription(/^Whether the navigation bar/);
      await expect(screen.getByLabelText('sidebarExpandedWidth')).toHaveValue(220);
    });
    await step('The code has what differs from the defaults', () =>
      expect(shortCode()).toHaveTextContent(
        "<DashboardLayout sidebarExpandedWidth={220} branding={{ title: 'Spoke & Chain' }}",
      ),
    );
  },
});

export const Changed = Default.extend({
  parameters: caption('The demo gets each change at once, the URL after a pause.'),
  play: async ({ platform, userEvent, step }) => {
    await open({ userEvent });
    await userEvent.click(screen.getByRole('switch', { name: 'hideNavigation' }));
    await userEvent.click(screen.getByRole('switch', { name: 'slots.sidebarFooter' }));
    await userEvent.clear(screen.getByLabelText('branding.title'));
    await userEvent.type(screen.getByLabelText('branding.title'), 'Bo’s <shop>');
    await step('The frame has the settings', async () =>
      expect(await settings()).toEqual([
        ['hideNavigation', true, false],
        ['sidebarExpandedWidth', 220, false],
        ['branding.title', 'Bo’s <shop>', false],
        ['slots.sidebarFooter', 'SidebarFooter', true],
      ]),
    );
    await step('The whole file has them, and the component that the slot gets', async () => {
      const file = screen.getByLabelText('DashboardLayoutPlayground.tsx');
      await expect(file).toHaveTextContent("branding={{ title: 'Bo’s <shop>' }}");
      await expect(file).toHaveTextContent('function SidebarFooter');
      await expect(file).not.toHaveTextContent('function ToolbarActions');
    });
    await step('After 400 ms, the URL has what differs from the start', async () => {
      await platform.clock.advance(400);
      await expect(new URLSearchParams(location.search).getAll(playgroundParameter)).toEqual([
        'hideNavigation:true',
        'branding.title:Bo’s <shop>',
        'slots.sidebarFooter:SidebarFooter',
      ]);
    });
  },
});

Changed.test('copies the file in the chosen language', async ({ platform, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'JS' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  const text = platform.clipboard.texts.at(-1);
  await expect(text).toContain('function SidebarFooter({ mini })');
  await expect(text).toContain('hideNavigation');
  await expect(text).not.toMatch(/props|export function/);
});

Changed.test('copies a link to the state', async ({ platform, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await expect(await screen.findByText('Copied')).toBeVisible();
  const { searchParams, hash } = new URL(platform.clipboard.texts.at(-1)!);
  await expect(searchParams.getAll(playgroundParameter)).toContain('hideNavigation:true');
  await expect(searchParams.has('mode')).toBe(false);
  await expect(hash).toBe('#DashboardLayoutPlayground');
});

Changed.test('resets to the start', async ({ platform, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Reset the playground' }));
  await expect(screen.getByRole('switch', { name: 'hideNavigation' })).not.toBeChecked();
  await expect(screen.getByLabelText('branding.title')).toHaveValue('Spoke & Chain');
  await expect(await settings()).toEqual([
    ['sidebarExpandedWidth', 220, false],
    ['branding.title', 'Spoke & Chain', false],
  ]);
  await platform.clock.advance(400);
  await expect(new URLSearchParams(location.search).has(playgroundParameter)).toBe(false);
});

export const InvalidNumber = Default.extend({
  parameters: caption('What is typed is kept, and the last valid value stays in use.'),
  play: async ({ userEvent }) => {
    await open({ userEvent });
    const width = screen.getByLabelText('sidebarExpandedWidth');
    await userEvent.clear(width);
    await userEvent.type(width, '9999');
    await expect(width).toBeInvalid();
    await expect(width).toHaveAccessibleDescription('Enter a number from 120 to 600.');
    await expect(await settings()).not.toContainEqual(['sidebarExpandedWidth', 9999, false]);
  },
});

export const InvalidUrl = Default.extend({
  parameters: caption(
    'A message names each value that its prop does not accept; the valid one is used.',
  ),
  beforeEach: atState(
    'hideNavigation:maybe',
    'sidebarExpandedWidth:9999',
    'unknown:1',
    'sx:tintedContent',
  ),
  play: async ({ userEvent }) => {
    await open({ userEvent });
    const alert = within(screen.getByRole('alert'));
    await expect(alert.getByText(/hideNavigation: “maybe”/)).toBeVisible();
    await expect(alert.getByText(/sidebarExpandedWidth: “9999”/)).toBeVisible();
    await expect(await settings()).toEqual([
      ['sidebarExpandedWidth', 220, false],
      ['branding.title', 'Spoke & Chain', false],
      ['sx', 'tintedContent', true],
    ]);
  },
});

InvalidUrl.test('hides the message after a change', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('switch', { name: 'hideNavigation' }));
  await expect(screen.queryByRole('alert')).toBeNull();
});

/** The controls still work; the demo gets what is set once it loads. A message replaces the demo. */
export const DemoOffline = meta.story({
  args: { dataHref: dataOf('not-a-demo.html') },
  play: async ({ userEvent }) => {
    await open({ userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent('This demo could not load.');
    await expect(await frame()).not.toBeVisible();
  },
});

export const OnAPhone = Default.extend({
  parameters: caption('The controls are below the demo, and nothing scrolls sideways.'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await open({ userEvent });
    const [demo, below] = [await frame(), await controls()].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(below!.top).toBeGreaterThanOrEqual(demo!.bottom);
    await noSidewaysScroll();
    await areLargeEnough(screen.getAllByRole('switch').map((one) => one.closest('label')!));
  },
});
