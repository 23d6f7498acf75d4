import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutBranding from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutBranding';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Branding',
  component: DashboardLayoutBranding,
});

export const TitleLeadsHome = meta.story({
  play: async ({ canvas, userEvent }) => {
    const home = within(canvas.getByRole('banner')).getByRole('link', { name: 'Spoke & Chain' });
    await expect(home).toHaveAttribute('href', '/repairs');
    await expect(within(home).getByTestId('PedalBikeIcon')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('/stock');
    await userEvent.click(home);
    await expect(canvas.getByRole('main')).toHaveTextContent('/repairs');
    await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveClass('Mui-selected');
  },
});

export const RightToLeftAndDark = TitleLeadsHome.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
