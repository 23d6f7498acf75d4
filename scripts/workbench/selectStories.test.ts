import { expect, test } from 'vitest';
import type { StoryIndex } from 'storybook/internal/types';
import { nearestTitles, selectStories } from './selectStories';

const indexOf = (titles: string[]) => {
  const entries = titles.map((title) => [title, { id: title, title, type: 'story' }]);
  const docs = { id: 'docs', title: 'Navigation/NavDrawer', type: 'docs' };
  return { v: 5, entries: { docs, ...Object.fromEntries(entries) } } as StoryIndex;
};
const titles = ['Navigation/NavDrawer', 'Navigation/NavDrawer/Scroll', 'Navigation/NavDrawers'];
const index = indexOf([...titles, 'Navigation/Breadcrumbs']);

test('selects a title and what is below it', () => {
  expect(Object.keys(selectStories(index, 'Navigation/NavDrawer').entries)).toEqual(
    titles.slice(0, 2),
  );
  expect(Object.keys(selectStories(index, 'Navigation').entries)).toHaveLength(4);
  expect(Object.keys(selectStories(index).entries)).toHaveLength(4);
});

test('selects a component by its name alone', () => {
  expect(Object.keys(selectStories(index, 'NavDrawers').entries)).toEqual([
    'Navigation/NavDrawers',
  ]);
});

test('selects a component with its aspects, as its docs page shows them', () => {
  const aspects = ['Navigation/Search', 'Navigation/Search while it loads'];
  const others = ['Navigation/SearchButton', 'Pages/Search while it loads'];
  const all = indexOf([...aspects, ...others]);
  const family = (group: string) => Object.keys(selectStories(all, group).entries);
  expect(family('Search')).toEqual(aspects);
  expect(family('Navigation/Search')).toEqual(aspects);
  expect(family('Search while it loads')).toEqual([aspects[1], others[1]]);
});

test('selects nothing for a name that does not exist, and names the nearest', () => {
  expect(Object.keys(selectStories(index, 'Breadcrumb').entries)).toEqual([]);
  expect(nearestTitles(index, 'Breadcrumb')[0]).toBe('Navigation/Breadcrumbs');
  expect(nearestTitles(index, 'Navigation/NavDraver')[0]).toBe('Navigation/NavDrawer');
});
