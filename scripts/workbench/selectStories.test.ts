import { expect, test } from 'vitest';
import type { StoryIndex } from 'storybook/internal/types';
import { nearestTitles, selectStories } from './selectStories.mjs';

const titles = ['Components/NavDrawer', 'Components/NavDrawer/Scroll', 'Components/NavDrawers'];
const index = {
  v: 5,
  entries: Object.fromEntries(
    [...titles, 'Components/Breadcrumbs'].map((title) => [title, { id: title, title }]),
  ),
} as unknown as StoryIndex;

test('selects a title and what is below it', () => {
  expect(Object.keys(selectStories(index, 'Components/NavDrawer').entries)).toEqual(
    titles.slice(0, 2),
  );
  expect(Object.keys(selectStories(index, 'Components').entries)).toHaveLength(4);
  expect(Object.keys(selectStories(index).entries)).toHaveLength(4);
});

test('selects nothing for a name that does not exist, and names the nearest', () => {
  expect(Object.keys(selectStories(index, 'Breadcrumb').entries)).toEqual([]);
  expect(nearestTitles(index, 'Breadcrumb', 1)).toEqual(['Components/Breadcrumbs']);
  expect(nearestTitles(index, 'Components/NavDraver', 1)).toEqual(['Components/NavDrawer']);
});
