import { distance } from 'fastest-levenshtein';
import type { StoryIndex } from 'storybook/internal/types';
import { fail } from '../cli/fail.mjs';
import { isOfComponent } from './isOfComponent';

/**
 * The stories of an index with a title, or below it in the sidebar: `NavDrawer`, `Navigation/NavDrawer`, `Navigation`.
 * The name of a component stands for its title, and for those of its aspects, which its docs page shows too. Without a
 * group it selects everything.
 */
export function selectStories(index: StoryIndex, group = ''): StoryIndex {
  const name = group.replace(/\/$/, '');
  const stories = Object.entries(index.entries).filter(([, { type }]) => type === 'story');
  const components = new Set(
    stories.flatMap(([, { title }]) => (`/${title}`.endsWith(`/${name}`) ? title : [])),
  );
  const isSelected = (title: string) =>
    !name ||
    title.startsWith(`${name}/`) ||
    [...components].some((one) => isOfComponent(title, one));
  return {
    ...index,
    entries: Object.fromEntries(stories.filter(([, { title }]) => isSelected(title))),
  };
}

/** Selects stories, too; ends the process with the nearest titles if there are none. */
export function storiesNamed(index: StoryIndex, group = ''): StoryIndex {
  const selected = selectStories(index, group);
  if (Object.keys(selected.entries).length > 0) return selected;
  const nearest = nearestTitles(selectStories(index), group).join(', ');
  fail(`no story has the title "${group}" or is below it. The nearest titles are: ${nearest}.`);
}

/** The three titles and headings of the sidebar that someone is most likely to have meant, the nearest first. */
export function nearestTitles(index: StoryIndex, group: string): string[] {
  const headings = new Set(
    Object.values(index.entries).flatMap(({ title }) => {
      const parts = title.split('/');
      return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    }),
  );
  const wanted = group.toLowerCase();
  const far = (heading: string) => {
    const name = heading.toLowerCase();
    return Math.min(distance(wanted, name), distance(wanted, name.split('/').at(-1) ?? ''));
  };
  return [...headings]
    .sort((a, b) => far(a) - far(b) || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, 3);
}
