import type { StoryIndex, StoryIndexEntry } from 'storybook/internal/types';

/** An entry of the sidebar. */
export interface Entry extends Pick<StoryIndexEntry, 'id' | 'title' | 'name' | 'importPath'> {
  type: 'story' | 'docs';
  subtype?: 'story' | 'test';
  exportName?: string;
  /** Of a test case: its story. */
  parent?: string;
  tags: string[];
}

/** The entries of the sidebar, in its order, as Storybook publishes them. */
export async function loadEntries(): Promise<Entry[]> {
  const response = await fetch('./index.json');
  if (!response.ok) throw new Error(`The list of stories was answered with ${response.status}.`);
  const { entries } = (await response.json()) as StoryIndex;
  return Object.values(entries).map((entry) => ({ ...entry, tags: entry.tags ?? [] }));
}
