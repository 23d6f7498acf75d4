import { distance } from 'fastest-levenshtein';
import { isOfComponent } from './isOfComponent.mjs';

/**
 * The entries of a Storybook index with a title, or below it in the sidebar. The name of a component stands for its
 * title, and for those of its aspects, which its docs page shows too.
 *
 * @param {import('storybook/internal/types').StoryIndex} index
 * @param {string} [group] `NavDrawer`, `Navigation/NavDrawer` or `Navigation`; none selects everything.
 * @returns {import('storybook/internal/types').StoryIndex}
 */
export function selectStories(index, group) {
  if (!group) return index;
  const entries = Object.entries(index.entries);
  const components = new Set(
    entries.flatMap(([, { title }]) => (`/${title}`.endsWith(`/${group}`) ? title : [])),
  );
  const isSelected = (/** @type {string} */ title) =>
    title.startsWith(`${group}/`) || [...components].some((one) => isOfComponent(title, one));
  return {
    ...index,
    entries: Object.fromEntries(entries.filter(([, { title }]) => isSelected(title))),
  };
}

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
