/**
 * One of several parts of an index that are about as large as each other: all parts together have every entry once.
 * Each machine works its own part out of the same index. A title is never parted.
 *
 * @param {import('storybook/internal/types').StoryIndex} index
 * @param {{ number: number, of: number }} shard counted from 1
 * @returns {import('storybook/internal/types').StoryIndex}
 */
export function shardStories(index, { number, of }) {
  /** @type {Map<string, string[]>} */
  const byTitle = new Map();
  for (const [id, { title }] of Object.entries(index.entries))
    byTitle.set(title, [...(byTitle.get(title) ?? []), id]);
  const sizes = new Array(of).fill(0);
  const own = new Set();
  // The longest first, each to the part that has least; titles decide among equals, so that every
  // machine does the same.
  const titles = [...byTitle].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1),
  );
  for (const [title, ids] of titles) {
    const least = sizes.indexOf(Math.min(...sizes));
    sizes[least] += ids.length;
    if (least === number - 1) own.add(title);
  }
  return {
    ...index,
    entries: Object.fromEntries(
      Object.entries(index.entries).filter(([, { title }]) => own.has(title)),
    ),
  };
}

/**
 * Reads `2/4`, the second of four parts; undefined for anything else.
 *
 * @param {string} text
 * @returns {{ number: number, of: number } | undefined}
 */
export function parseShard(text) {
  const [number, of] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
  return number !== undefined && of !== undefined && number <= of ? { number, of } : undefined;
}
