import { use } from 'react';
import { loadEntries, type Entry } from './entries';

let loading: Promise<Entry[]> | undefined;

/** The entries of the sidebar. Suspends until they are loaded. */
export function useEntries(): Entry[] {
  loading ??= loadEntries();
  // The next page tries again.
  loading.catch(() => (loading = undefined));
  return use(loading);
}
