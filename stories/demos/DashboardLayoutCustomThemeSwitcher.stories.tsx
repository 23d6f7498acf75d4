import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutCustomThemeSwitcher from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutCustomThemeSwitcher';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Custom theme switcher',
  component: DashboardLayoutCustomThemeSwitcher,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Color mode' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument();
  },
});

export const MenuOpened = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color mode' }));
    await expect(
      await screen.findByRole('radio', { name: globals.mode === 'dark' ? 'Dark' : 'Light' }),
    ).toBeChecked();
  },
});

export const OtherModeChosen = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color mode' }));
    const other = globals.mode === 'dark' ? 'light' : 'dark';
    await userEvent.click(
      await screen.findByRole('radio', { name: other === 'dark' ? 'Dark' : 'Light' }),
    );
    await expect(document.documentElement).toHaveAttribute('data-toolpad-color-scheme', other);
    await userEvent.click(screen.getByRole('radio', { name: 'Like the system' }));
    await expect(document.documentElement).toHaveAttribute('data-toolpad-color-scheme', 'light');
  },
});

export const RightToLeftAndDark = MenuOpened.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
