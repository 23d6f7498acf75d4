import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle';
import { attachThemeColor } from '../../src/components/ThemeToggle/ThemeToggle.behavior';
import { Attached } from './samples/Attached';
import { forcedColors } from './samples/forcedByTheTest';

const meta = preview.meta({ title: 'Components/ThemeToggle', component: ThemeToggle });

const html = () => document.documentElement;

export const Light = meta.story({ globals: { mode: 'light' } });

export const Dark = meta.story({ globals: { mode: 'dark' } });

export const Open = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: 'Colour scheme' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const chosen = { light: 'Light', dark: 'Dark', system: 'Same as system' }[globals.mode as 'light'];
    await expect(await canvas.findByRole('menuitemradio', { name: chosen, checked: true })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

export const ChoosesDark = meta.story({
  globals: { mode: 'light' },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour scheme' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
    await expect(platform.storage.contents()).toMatchObject({ mode: 'dark', 'color-scheme': 'dark' });
    await expect(canvas.getByRole('menu').matches(':popover-open')).toBe(false);
  },
});

export const ChoosesTheSystem = meta.story({
  globals: { mode: 'light' },
  parameters: { platform: { systemIsDark: true } },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour scheme' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Same as system' }));
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
    platform.media.setSystemIsDark(false);
    await expect(html()).toHaveAttribute('data-color-scheme', 'light');
  },
});

export const ByKeyboard = meta.story({
  globals: { mode: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const light = await canvas.findByRole('menuitemradio', { name: 'Light' });
    await expect(light).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Same as system' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
    await expect(canvas.getByRole('button', { name: 'Colour scheme' })).toHaveFocus();
  },
});

export const AnotherTabChooses = meta.story({
  globals: { mode: 'light' },
  play: async ({ canvas, platform, userEvent }) => {
    platform.storage.writeFromOtherTab('mode', 'dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Colour scheme' }));
    await expect(await canvas.findByRole('menuitemradio', { name: 'Dark', checked: true })).toHaveFocus();
  },
});

export const RightToLeft = Open.extend({ globals: { direction: 'rtl' } });

export const OnAPhone = Open.extend({ globals: { viewport: { value: 'phone' } } });

export const FirstVisitWritesNothing = meta.story({
  globals: { mode: 'system' },
  play: async ({ platform }) => {
    await expect(html()).toHaveAttribute('data-color-scheme', 'light');
    platform.media.setSystemIsDark(true);
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
    await expect(platform.storage.contents()).not.toHaveProperty('color-scheme');
    await expect(platform.storage.contents()).not.toHaveProperty('mode');
  },
});

export const StorageIsBlocked = meta.story({
  globals: { mode: 'system', direction: 'ltr' },
  parameters: { platform: { storage: 'blocked' } },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour scheme' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
    await expect(platform.storage.contents()).not.toHaveProperty('mode');
  },
});

export const StorageIsFull = StorageIsBlocked.extend({ parameters: { platform: { storage: 'full' } } });

export const StorageHoldsJunk = meta.story({
  globals: { mode: 'system', direction: 'ltr' },
  parameters: { platform: { storage: 'junk' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour scheme' }));
    await expect(await canvas.findByRole('menuitemradio', { name: 'Same as system', checked: true })).toHaveFocus();
  },
});

const metas =
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b0d12">';

const behaviors = [attachThemeColor];

export const ThemeColorFollows = meta.story({
  globals: { mode: 'system' },
  render: () => (
    <Attached behaviors={behaviors}>
      <div data-testid="head" dangerouslySetInnerHTML={{ __html: metas }} />
    </Attached>
  ),
  play: async ({ canvas, platform }) => {
    const colors = () => [...canvas.getByTestId('head').querySelectorAll('meta')].map((meta) => meta.content);
    await expect(colors()).toEqual(['#ffffff', '#ffffff']);
    platform.preferences.set('mode', 'dark');
    await expect(colors()).toEqual(['#0b0d12', '#0b0d12']);
    platform.storage.writeFromOtherTab('mode', 'light');
    await expect(colors()).toEqual(['#ffffff', '#ffffff']);
    platform.storage.writeFromOtherTab('mode', 'system');
    platform.media.setSystemIsDark(true);
    await expect(colors()).toEqual(['#0b0d12', '#0b0d12']);
  },
});

export const ForcedColors = Open.extend({
  ...forcedColors,
  globals: { mode: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour scheme' }));
    await expect(await canvas.findByRole('menuitemradio', { name: 'Light', checked: true })).toHaveFocus();
  },
});
