import { screen } from '../kit/storyTest';
import playground from 'playground:PageContainerPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-page-container/demos/PageContainerPlayground';
import { isShown, isTinted, playgroundStory, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Page Container/Playground',
  tags: ['all-modes', '!autodocs'],
});

export const Playground = meta.story({
  play: (context) =>
    turnEachControl(
      playground,
      {
        title: {
          value: 'Brakes in stock',
          shows: () => screen.queryByRole('heading', { name: 'Brakes in stock' }) !== null,
        },
        breadcrumbs: { value: 'breadcrumbs', shows: () => isShown('Stock') },
        'slots.header': { value: 'HeaderWithChips', shows: () => isShown('Low stock: 1') },
        'slotProps.header.slots.toolbar': {
          value: 'PartsToolbar',
          shows: () => screen.queryByRole('button', { name: 'Order parts' }) !== null,
        },
        sx: { value: 'tintedPage', shows: isTinted },
      },
      context,
    ),
});
