import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import AppProviderBasic from '../../docs/core/react-app-provider/demos/AppProviderBasic';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/App Provider/Basic',
  component: AppProviderBasic,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Workshop');
    const sidebar = within(canvas.getByRole('navigation', { name: 'Desktop' }));
    await expect(sidebar.getByRole('link', { name: 'Repairs' })).toHaveClass('Mui-selected');
    await expect(within(canvas.getByRole('main')).getByRole('heading')).toHaveTextContent(
      'Repairs',
    );
  },
});

export const AnotherPageChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Stock' }));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading')).toHaveTextContent('Stock');
    await expect(main.getByText('/stock')).toBeVisible();
  },
});

export const RightToLeftAndDark = AnotherPageChosen.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
