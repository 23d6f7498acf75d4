/** Storage key of the last searches. */
export const recentSearchesKey = 'recent-searches';

const shown = 5;

/** The searches in a stored value; none where it is invalid. */
export function readRecentSearches(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((query): query is string => typeof query === 'string').slice(0, shown)
      : [];
  } catch {
    return [];
  }
}

/** The stored value after one more search. */
export const withRecentSearch = (stored: string | null, query: string): string =>
  JSON.stringify(
    [
      query,
      ...readRecentSearches(stored).filter((other) => other.toLowerCase() !== query.toLowerCase()),
    ].slice(0, shown),
  );

/** URL of a new issue about a query without results, prefilled with it. */
export function missingTopicHref(repository: string, query: string, page: string): string {
  const body = [`- Query: ${query}`, `- Page: ${page}`, '', 'What I was looking for:', ''].join(
    '\n',
  );
  return `${repository}/issues/new?${new URLSearchParams({ title: `[docs] The search finds nothing for “${query}”`, body })}`;
}
