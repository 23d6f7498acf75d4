import type { Decorator } from '@storybook/react-vite';

/** What stands in the article of a page has its type and rhythm. */
export const inProse: Decorator = (Story) => (
  <div className="prose">
    <Story />
  </div>
);
