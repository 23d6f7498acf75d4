import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ThemeToggle } from '../../src/components/ThemeToggle/ThemeToggle';

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
