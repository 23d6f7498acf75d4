import type { Decorator } from '@storybook/react-vite';

/**
 * Renders a story as an article of a page, with its typography and spacing. In right-to-left mode the page around it
 * is mirrored; English text, and every component within it, is not.
 */
export const inArticle: Decorator = (Story) => (
  <article className="prose" dir="auto">
    <Story />
  </article>
);
