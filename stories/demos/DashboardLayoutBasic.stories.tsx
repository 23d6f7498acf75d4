import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutBasic from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutBasic';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Basic',
  component: DashboardLayoutBasic,
});

const selected = (name: string) =>
  expect(screen.getByRole('link', { name })).toHaveClass('Mui-selected');

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    await selected('Home');
  },
});

export const AnotherPageChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Stock' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Stock');
    await selected('Stock');
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveClass('Mui-selected');
  },
});

export const SidebarCollapsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await expect(canvas.getByRole('button', { name: 'Expand navigation menu' })).toBeVisible();
    const navigation = canvas.getByRole('navigation');
    await waitFor(() => expect(navigation.offsetWidth).toBeLessThanOrEqual(64));
    await expect(within(navigation).getAllByRole('link')).toHaveLength(3);
  },
});

export const OtherModeChosen = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const other = globals.mode === 'dark' ? 'light' : 'dark';
    await userEvent.click(canvas.getByRole('button', { name: `Switch to ${other} mode` }));
    await expect(document.documentElement).toHaveAttribute('data-toolpad-color-scheme', other);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Stock' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Stock' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Stock' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Stock');
  },
});

export const RightToLeftAndDark = meta.story({
  globals: { direction: 'rtl', mode: 'dark' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('data-toolpad-color-scheme', 'dark');
    const sidebar = canvas.getByRole('navigation').getBoundingClientRect();
    const page = canvas.getByRole('main').getBoundingClientRect();
    await expect(sidebar.left).toBeGreaterThanOrEqual(page.right - 1);
  },
});
