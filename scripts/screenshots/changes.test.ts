import type { StoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../src/content/testing/testFolder';
import { storiesThatCanDiffer } from './changes';

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
