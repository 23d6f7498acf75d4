import type { Decorator } from '@storybook/react-vite';
import { Stage } from './Stage';

/** Room for the messages of copy buttons, which open upwards. */
export const withRoomAbove: Decorator = (Story) => (
  <Stage paddingBlockStart={32}>
    <Story />
  </Stage>
);

/** Room for tooltips, which open downwards. */
export const withRoomBelow: Decorator = (Story) => (
  <Stage paddingBlockEnd={32}>
    <Story />
  </Stage>
);

/** Room for tooltips and menus wider than their button, which is at the start of the line; they open downwards. */
export const withRoomBefore: Decorator = (Story) => (
  <Stage paddingInlineStart={144} paddingBlockEnd={32}>
    <Story />
  </Stage>
);
