import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShard, shardStories } from './shardStories.mjs';

type StoryIndex = Parameters<typeof shardStories>[0];

/** An index of titles with so many stories each. */
function indexWith(sizes: readonly number[]): StoryIndex {
  const entries = sizes.flatMap((size, title) =>
    Array.from({ length: size }, (_, story) => {
      const id = `t${title}--s${story}`;
      return [
        id,
        {
          type: 'story',
          subtype: 'story',
          id,
          title: `T${title}`,
          name: id,
          importPath: './a.stories.tsx',
        },
      ] as const;
    }),
  );
  return { v: 5, entries: Object.fromEntries(entries) } as StoryIndex;
}

const idsOf = ({ entries }: StoryIndex) => Object.keys(entries);

const shards = (index: StoryIndex, of: number) =>
  Array.from({ length: of }, (_, part) => shardStories(index, { number: part + 1, of }));

test('all shards together are every story exactly once, and no title is parted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      (sizes, of) => {
        const index = indexWith(sizes);
        const parts = shards(index, of);
        expect(parts.flatMap(idsOf).sort()).toEqual(idsOf(index).sort());
        const titles = parts.map(
          ({ entries }) => new Set(Object.values(entries).map(({ title }) => title)),
        );
        expect(titles.reduce((sum, { size }) => sum + size, 0)).toBe(sizes.length);
      },
    ),
  );
});

test('shards are about as large as each other, and the same wherever they are worked out', () => {
  const index = indexWith([30, 20, 20, 10, 10, 5, 5, 3, 2, 1, 1, 1]);
  const sizes = shards(index, 4).map((part) => idsOf(part).length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(4);
  const turned = { ...index, entries: Object.fromEntries(Object.entries(index.entries).reverse()) };
  expect(shards(turned, 4).map((part) => idsOf(part).sort())).toEqual(
    shards(index, 4).map((part) => idsOf(part).sort()),
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
