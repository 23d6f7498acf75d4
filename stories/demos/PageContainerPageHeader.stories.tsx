import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import PageContainerPageHeader from '../../docs/core/react-page-container/demos/PageContainerPageHeader';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Page Container/Page header',
  component: PageContainerPageHeader,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Repairs' })).toBeVisible();
    await expect(canvas.getByText('Three are late')).toBeVisible();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
