import type { StoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../src/content/testing/testFolder';
import { changesOf, storiesThatCanDiffer } from './changes';
import type { Cause, ChangedMode } from './compareSets';

const indexOf = (...ids: string[]) =>
  ({
    v: 5,
    entries: Object.fromEntries(
      ids.map((id) => [
        id,
        { type: 'story', id, title: id, name: id, importPath: `./${id}.stories.tsx` },
      ]),
    ),
  }) as unknown as StoryIndex;

describe('storiesThatCanDiffer', () => {
  const build = (callout: string, files: Record<string, string> = {}) =>
    testFolder({
      'workbench/story-sources.json': JSON.stringify({
        './callout.stories.tsx': callout,
        './toc.stories.tsx': '1',
      }),
      'workbench/iframe.html': `<link href="./assets/preview-${callout}.js"><p>`,
      [`workbench/assets/preview-${callout}.js`]: callout,
      'workbench/pictures/editor.webp': 'editor',
      ...files,
    });
  const idsOf = (before: string, after: string) =>
    Object.keys(storiesThatCanDiffer(before, after)(indexOf('callout', 'toc')).entries);

  it('finds those whose imports have changed', () => {
    expect(idsOf(build('1'), build('1'))).toEqual([]);
    expect(idsOf(build('1'), build('2'))).toEqual(['callout']);
  });

  it('finds all where a file outside of the modules has changed, or the commit knows no imports', () => {
    const changes = {
      'workbench/pictures/editor.webp': 'another',
      'workbench/iframe.html': '<p lang="en">',
      'workbench/story-sources.json': '{}',
    };
    for (const [file, content] of Object.entries(changes))
      expect(idsOf(build('1', { [file]: content }), build('1'))).toEqual(['callout', 'toc']);
  });
});

it('says of each story whether it is new, modified or the same, and which are gone', () => {
  const changed = (id: string, ...pixels: number[]): Cause => ({
    name: 'Callout',
    files: [],
    stories: [
      {
        id,
        title: id,
        name: id,
        others: [],
        modes: pixels.map((one) => ({ ...mode, pixels: one })),
      },
    ],
  });
  const { stories, gone } = changesOf(indexOf('a--b', 'a--old'), indexOf('a--b', 'a--d'), [
    changed('a--d', 3, 4),
  ]);
  expect(stories).toEqual({
    'a--b': { status: 'same', pixels: 0 },
    'a--d': { status: 'new', pixels: 7 },
  });
  expect(gone).toMatchObject([{ id: 'a--old' }]);
  const again = changesOf(indexOf('a--d'), indexOf('a--d'), [changed('a--d', 3)]);
  expect(again.stories['a--d']).toEqual({ status: 'modified', pixels: 3 });
});

const mode: ChangedMode = {
  mode: 'light ltr',
  status: 'changed',
  file: '',
  pixels: 0,
  hash: '',
  picture: '',
  readings: { look: [], screenReader: [], axe: [] },
};
