import type { Decorator } from '@storybook/react-vite';
import { Stage } from '../../kit/Stage';

/** Renders a story in a column of a width in pixels. */
export const inAColumn =
  (width: number): Decorator =>
  (Story) => (
    <Stage inlineSize={width}>
      <Story />
    </Stage>
  );
