import { use } from 'react';
import type { StoryIndex, StoryIndexEntry } from 'storybook/internal/types';

/** An entry of the sidebar. */
export interface Entry extends Pick<StoryIndexEntry, 'id' | 'title' | 'name' | 'importPath'> {
  type: 'story' | 'docs';
  subtype?: 'story' | 'test';
  tags: string[];
}

async function loadEntries(): Promise<Entry[]> {
  const response = await fetch('./index.json');
  if (!response.ok) throw new Error(`The list of stories was answered with ${response.status}.`);
  const { entries } = (await response.json()) as StoryIndex;
  return Object.values(entries).map((entry) => ({ ...entry, tags: entry.tags ?? [] }));
}

let loading: Promise<Entry[]> | undefined;

/** The entries of the sidebar, in its order, as Storybook publishes them. Suspends until they are loaded. */
export function useEntries(): Entry[] {
  loading ??= loadEntries();
  // The next page tries again.
  loading.catch(() => (loading = undefined));
  return use(loading);
}
