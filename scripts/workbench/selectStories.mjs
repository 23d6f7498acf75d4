import { distance } from 'fastest-levenshtein';

/**
 * The entries of a Storybook index with a title, or below it in the sidebar. The name of a component stands for its
 * title.
 *
 * @param {import('storybook/internal/types').StoryIndex} index
 * @param {string} [group] `NavDrawer`, `Navigation/NavDrawer` or `Navigation`; none selects everything.
 * @returns {import('storybook/internal/types').StoryIndex}
 */
export const selectStories = (index, group) => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).filter(
      ([, { title }]) =>
        !group || `${title}/`.startsWith(`${group}/`) || title.endsWith(`/${group}`),
    ),
  ),
});

/**
 * The three titles and headings of the sidebar that someone is most likely to have meant, the nearest first.
 *
 * @param {import('storybook/internal/types').StoryIndex} index
 * @param {string} group
 */
export function nearestTitles(index, group) {
  const headings = new Set(
    Object.values(index.entries).flatMap(({ title }) => {
      const parts = title.split('/');
      return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    }),
  );
  const wanted = group.toLowerCase();
  const far = (/** @type {string} */ heading) => {
    const name = heading.toLowerCase();
    return Math.min(distance(wanted, name), distance(wanted, name.split('/').at(-1) ?? ''));
  };
  return [...headings]
    .sort((a, b) => far(a) - far(b) || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, 3);
}
