import { expect, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { ThemeToggle } from '../../../src/components/ThemeToggle/ThemeToggle';
import {
  attachThemeColor,
  attachThemeToggle,
  themeColorDelay,
} from '../../../src/components/ThemeToggle/ThemeToggle.behavior';
import {
  forcedColors,
  isMarkedWithoutColor,
  lessMotion,
  nothingMoves,
  areLargeEnough,
  textsOf,
} from '../shared/checks';
import type { Behavior } from '../../kit/asOnPage';
import { withRoomBefore } from '../../kit/decorators';

const meta = preview.meta({
  title: 'ThemeToggle',
  tags: ['all-modes'],
  component: ThemeToggle,
  decorators: [withRoomBefore],
  parameters: { behaviors: [attachThemeToggle], faults: ['storage', 'otherTab'] },
});

/** The visible parts of the radio inputs in the menu. */
const labelsIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole<HTMLInputElement>('menuitemradio')
    .map((radio) => radio.labels![0]!);

const html = () => document.documentElement;

/** The visible one of the sun and moon icons. */
const shownIcon = () =>
  [...document.querySelectorAll('#storybook-root svg path')].map((path) => path.checkVisibility());

/** The button shows the icon of light mode. */
export const Light = meta.story({
  globals: { mode: 'light' },
  play: async () => {
    await expect(shownIcon()).toEqual([true, false]);
  },
});

/** The button shows the icon of dark mode. */
export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async () => {
    await expect(shownIcon()).toEqual([false, true]);
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent, globals, step }) => {
    const button = canvas.getByRole('button', { name: 'Color scheme' });
    await step('The button says that it opens a menu', () =>
      expect(button).toHaveAttribute('aria-haspopup', 'menu'),
    );
    await userEvent.click(button);
    const chosen = { light: 'Light', dark: 'Dark', system: 'Same as system' }[
      globals.mode as 'light'
    ];
    await step(
      'The menu is below the button; the chosen mode is checked and has the focus',
      async () => {
        await expect(
          await canvas.findByRole('menuitemradio', { name: chosen, checked: true }),
        ).toHaveFocus();
        const menu = canvas.getByRole('menu', { name: 'Color scheme' });
        await expect(textsOf(labelsIn(menu))).toEqual(['Light', 'Dark', 'Same as system']);
        await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          button.getBoundingClientRect().bottom,
        );
        await areLargeEnough([button, ...labelsIn(menu)]);
        const marks = labelsIn(menu).map(
          (label) => getComputedStyle(label, '::before').maskImage !== 'none',
        );
        await expect(marks).toEqual(
          ['light', 'dark', 'system'].map((mode) => mode === globals.mode),
        );
      },
    );
  },
});

const isClosed = () => expect(document.querySelector(':popover-open')).toBeNull();

Open.test('a second click closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Color scheme' }));
  await isClosed();
});

Open.test('Tab closes it', async ({ userEvent }) => {
  await userEvent.tab();
  await isClosed();
});

/** The page is dark, and the menu is closed. */
export const ChoosesDark = meta.story({
  globals: { mode: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color scheme' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
    await expect(canvas.getByRole('menu', { hidden: true }).matches(':popover-open')).toBe(false);
  },
});

/** The system changes to light: so does the page. */
export const ChoosesTheSystem = meta.story({
  globals: { mode: 'light' },
  parameters: { platform: { systemIsDark: true } },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color scheme' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Same as system' }));
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
    platform.media.setSystemIsDark(false);
    await expect(html()).toHaveAttribute('data-color-scheme', 'light');
  },
});

export const ByKeyboard = meta.story({
  globals: { mode: 'light' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const light = await canvas.findByRole('menuitemradio', { name: 'Light' });
    await step('"Light" has the focus', () => expect(light).toHaveFocus());
    const system = canvas.getByRole('menuitemradio', { name: 'Same as system' });
    await userEvent.keyboard('{ArrowUp}');
    await step('Before the first item comes the last', () => expect(system).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await step('After the last item comes the first', () => expect(light).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    await step('The focus has moved, and the mode has not changed', async () => {
      await expect(system).toHaveFocus();
      await expect(html()).toHaveAttribute('data-color-scheme', 'light');
    });
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await step('The page is dark, and the button has the focus', async () => {
      await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
      await expect(canvas.getByRole('button', { name: 'Color scheme' })).toHaveFocus();
    });
  },
});

/** Nothing is stored. */
export const FirstVisitWritesNothing = meta.story({
  globals: { mode: 'system' },
  play: async ({ platform }) => {
    await expect(html()).toHaveAttribute('data-color-scheme', 'light');
    await expect(platform.storage.contents()).not.toHaveProperty('color-scheme');
    await expect(platform.storage.contents()).not.toHaveProperty('mode');
  },
});

const metas =
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b0d12">';

/** Stands for the bar of a browser, which takes the color of the page's `theme-color`. */
const showBar: Behavior = (root, _platform, signal) => {
  const bar = root.querySelector('output')!;
  const head = root.querySelector('[data-testid]')!;
  const show = () => {
    const { content } = head.querySelector('meta')!;
    bar.style.background = content;
    bar.textContent = `Bar of the browser: ${content}`;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(head, { subtree: true, attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
};

export const ThemeColorFollows = meta.story({
  parameters: { behaviors: [attachThemeColor, showBar] },
  globals: { mode: 'system' },
  render: () => (
    <>
      <div data-testid="head" dangerouslySetInnerHTML={{ __html: metas }} />
      <output />
    </>
  ),
  play: async ({ canvas, platform, step }) => {
    const colors = () =>
      [...canvas.getByTestId('head').querySelectorAll('meta')].map((meta) => meta.content);
    await expect(colors()).toEqual(['#ffffff', '#ffffff']);
    await step('The color of the browser follows a choice 100 ms later', async () => {
      platform.preferences.set('mode', 'dark');
      platform.clock.advance(themeColorDelay - 1);
      await expect(colors()).toEqual(['#ffffff', '#ffffff']);
      platform.clock.advance(1);
      await expect(colors()).toEqual(['#0b0d12', '#0b0d12']);
    });
    await step('It follows another tab', async () => {
      platform.storage.writeFromOtherTab('mode', 'light');
      platform.clock.advance(themeColorDelay);
      await expect(colors()).toEqual(['#ffffff', '#ffffff']);
    });
    await step('It follows the system', async () => {
      platform.storage.writeFromOtherTab('mode', 'system');
      platform.media.setSystemIsDark(true);
      platform.clock.advance(themeColorDelay);
      await expect(colors()).toEqual(['#0b0d12', '#0b0d12']);
    });
  },
});

export const ForcedColors = Open.extend({
  ...forcedColors,
  globals: { mode: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color scheme' }));
    const chosen = await canvas.findByRole('menuitemradio', { name: 'Light', checked: true });
    await expect(chosen).toHaveFocus();
    const label = chosen.closest('label')!;
    await isMarkedWithoutColor(label);
    if (!matchMedia('(forced-colors: active)').matches) return;
    await expect(getComputedStyle(label, '::before').backgroundColor).toBe(
      getComputedStyle(label).color,
    );
  },
});

export const ReducedMotion = Open.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color scheme' }));
    const menu = await canvas.findByRole('menu');
    // Where motion is not reduced, as in a tile, it is still on its way.
    await waitFor(() => expect(menu).toBeVisible());
    await nothingMoves();
  },
});
