import { describe, expect, test } from 'vitest';
import { groupStories } from './groupStories';

const indexOf = (...titles: [title: string, count: number][]) => ({
  v: 5,
  entries: Object.fromEntries(
    titles.flatMap(([title, count]) =>
      Array.from({ length: count }, (_, at) => [
        `${title}--${at}`,
        { id: `${title}--${at}`, title, name: `State ${at}`, type: 'story' },
      ]),
    ),
  ),
});
const groupsOf = (index: ReturnType<typeof indexOf>) => {
  const titles = Object.values(index.entries).map(({ title }) => title);
  return [...new Set(titles)].map((title) => [
    title,
    titles.filter((other) => other === title).length,
  ]);
};

describe('groupStories', () => {
  test('puts neighbors together while they fit, and never parts a title', () => {
    const grouped = groupStories(
      indexOf(['a', 3], ['b', 1], ['c', 4], ['d', 1], ['e', 9], ['f', 1]),
      5,
    );
    expect(groupsOf(grouped)).toEqual([
      ['a', 4],
      ['c', 5],
      ['e', 9],
      ['f', 1],
    ]);
  });

  test('makes groups of a third of the stories left, down to the smallest', () => {
    const titles = Array.from({ length: 18 }, (_, at): [string, number] => [`title ${at}`, 1]);
    expect(groupsOf(groupStories(indexOf(...titles), 3)).map(([, count]) => count)).toEqual([
      6, 4, 3, 3, 2,
    ]);
  });

  test('keeps every id in its place, and says the title in the name', () => {
    const index = indexOf(['a', 2], ['b', 1]);
    const grouped = groupStories(index, 5);
    expect(Object.keys(grouped.entries)).toEqual(Object.keys(index.entries));
    expect(grouped.entries['b--0']).toMatchObject({ id: 'b--0', title: 'a', name: 'b: State 0' });
    expect(grouped.v).toBe(5);
  });

  test('leaves pages of text out', () => {
    const index = indexOf(['a', 2], ['b', 3]);
    const text = { id: 'a--docs', title: 'a', name: 'Docs', type: 'docs' };
    expect(
      groupsOf(groupStories({ ...index, entries: { [text.id]: text, ...index.entries } }, 5)),
    ).toEqual([['a', 5]]);
  });

  test('has nothing to group in an empty index', () => {
    expect(groupStories(indexOf(), 5).entries).toEqual({});
  });
});
