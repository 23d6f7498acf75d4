import { useState } from 'react';
import {
  readRecentSearches,
  recentSearchesKey,
  withRecentSearch,
} from '../../domain/search/recentSearches';
import { usePlatform } from '../../platform/PlatformContext';

/** The last searches, in storage. */
export function useRecentSearches() {
  const { storage } = usePlatform();
  const [recent, setRecent] = useState(() => readRecentSearches(storage.get(recentSearchesKey)));
  return {
    recent,
    remember: (query: string) =>
      storage.set(recentSearchesKey, withRecentSearch(storage.get(recentSearchesKey), query)),
    clear: () => {
      storage.set(recentSearchesKey, null);
      setRecent([]);
    },
  };
}
