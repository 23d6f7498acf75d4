import type { Decorator } from '@storybook/react-vite';

/** Renders a story within an article, with its typography and spacing. */
export const inProse: Decorator = (Story) => (
  <div className="prose">
    <Story />
  </div>
);
