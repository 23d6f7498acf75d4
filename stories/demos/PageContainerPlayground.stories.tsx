import { screen } from '../kit/storyTest';
import playground from 'playground:PageContainerPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-page-container/demos/PageContainerPlayground';
import { hasButton, isTinted, playgroundStory, shows, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Page Container/Playground',
  tags: ['all-modes', '!autodocs'],
});

export const Playground = meta.story({
  play: turnEachControl(playground, {
    title: [
      'Brakes in stock',
      () => screen.queryByRole('heading', { name: 'Brakes in stock' }) !== null,
    ],
    breadcrumbs: ['breadcrumbs', shows('Stock')],
    'slots.header': ['HeaderWithChips', shows('Low stock: 1')],
    'slotProps.header.slots.toolbar': ['PartsToolbar', hasButton('Order parts')],
    sx: ['tintedPage', isTinted],
  }),
});
