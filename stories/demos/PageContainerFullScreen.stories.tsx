import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import PageContainerFullScreen from '../../docs/core/react-page-container/demos/PageContainerFullScreen';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Page Container/Full screen',
  component: PageContainerFullScreen,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const plan = canvas
      .getByText('As wide and as high as the page')
      .parentElement!.getBoundingClientRect();
    await expect(main.bottom - plan.bottom).toBeLessThanOrEqual(16);
    await expect(main.width - plan.width).toBeLessThanOrEqual(48);
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });

export const Tailwind = AsOpened.extend(inStyling('PageContainerFullScreen', 'tailwind'));

export const Css = AsOpened.extend(inStyling('PageContainerFullScreen', 'css'));
