import type { StoryIndex } from 'storybook/internal/types';

/**
 * One of several parts of an index that are about as large as each other: all parts together have every entry once.
 * Each machine works its own part out of the same index. A title is never parted.
 */
export function shardStories(
  index: StoryIndex,
  { number, of }: { number: number; of: number },
): StoryIndex {
  const sizes: Record<string, number> = {};
  for (const { title } of Object.values(index.entries)) sizes[title] = (sizes[title] ?? 0) + 1;
  // The largest first, dealt in turn; names decide among equals, so that every machine does the same.
  const titles = Object.entries(sizes).sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  const chosen = new Set(titles.filter((_, at) => at % of === number - 1).map(([title]) => title));
  const entries = Object.entries(index.entries).filter(([, { title }]) => chosen.has(title));
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Reads `2/4`, the second of four parts; undefined for anything else. */
export function parseShard(text: string) {
  const [number, of] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
  return number !== undefined && of !== undefined && number <= of ? { number, of } : undefined;
}
