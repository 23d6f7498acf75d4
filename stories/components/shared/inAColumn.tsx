import type { Decorator } from '@storybook/react-vite';
import { StoryBox } from '../../kit/StoryBox';

/** Renders a story in a column of a width in pixels. */
export const inAColumn =
  (width: number): Decorator =>
  (Story) => (
    <StoryBox inlineSize={width}>
      <Story />
    </StoryBox>
  );
