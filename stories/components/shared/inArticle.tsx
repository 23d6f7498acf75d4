import type { Decorator } from '@storybook/react-vite';

/** Renders a story as an article of a page: the interface may be mirrored, English text is not. */
export const inArticle: Decorator = (Story) => (
  <article className="prose" dir="auto">
    <Story />
  </article>
);
