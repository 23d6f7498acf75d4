import type { Decorator } from '@storybook/react-vite';
import { StoryBox } from './StoryBox';

/** Room for the messages of copy buttons, which open upwards. */
export const withRoomAbove: Decorator = (Story) => (
  <StoryBox paddingBlockStart={32}>
    <Story />
  </StoryBox>
);

/** Room for tooltips, which open downwards. */
export const withRoomBelow: Decorator = (Story) => (
  <StoryBox paddingBlockEnd={32}>
    <Story />
  </StoryBox>
);

/** Room for tooltips and menus wider than their button, which is at the start of the line; they open downwards. */
export const withRoomBefore: Decorator = (Story) => (
  <StoryBox paddingInlineStart={144} paddingBlockEnd={32}>
    <Story />
  </StoryBox>
);
