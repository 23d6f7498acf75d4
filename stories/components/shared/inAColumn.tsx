import type { Decorator } from '@storybook/react-vite';

/** Draws a story in a column of that width, in pixels. */
export const inAColumn =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize: width }}>
      <Story />
    </div>
  );
