import type { Decorator } from '@storybook/react-vite';

/** Renders a story in a column of a width in pixels. */
export const inAColumn =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize: width }}>
      <Story />
    </div>
  );
