import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShard, shardStories } from './shardStories';

type StoryIndex = Parameters<typeof shardStories>[0];

/** An index of titles with so many stories each. */
const indexWith = (counts: readonly number[]): StoryIndex =>
  ({
    v: 5,
    entries: Object.fromEntries(
      counts.flatMap((count, title) =>
        Array.from({ length: count }, (_, story) => {
          const id = `t${title}--s${story}`;
          return [id, { id, title: `T${title}` }];
        }),
      ),
    ),
  }) as unknown as StoryIndex;

test('all shards together are every story exactly once, no title is parted, and none is much larger', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      (counts, of) => {
        const index = indexWith(counts);
        const parts = Array.from({ length: of }, (_, part) =>
          Object.values(shardStories(index, { number: part + 1, of }).entries),
        );
        const ids = parts.flatMap((entries) => entries.map(({ id }) => id));
        expect(ids.sort()).toEqual(Object.keys(index.entries).sort());
        const titles = parts.flatMap((entries) => [...new Set(entries.map(({ title }) => title))]);
        expect(titles).toHaveLength(counts.length);
        const sizes = parts.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(Math.max(0, ...counts));
      },
    ),
  );
});

test.each([
  ['1/4', { number: 1, of: 4 }],
  ['4/4', { number: 4, of: 4 }],
  ['12/12', { number: 12, of: 12 }],
  ['0/4', undefined],
  ['5/4', undefined],
  ['1/0', undefined],
  ['1', undefined],
  ['a/b', undefined],
  ['1/4/2', undefined],
])('%s is read', (text, shard) => {
  expect(parseShard(text)).toEqual(shard);
});
