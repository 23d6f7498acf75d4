/** URL of a new issue about a query without results, prefilled with it. */
export function missingTopicHref(repository: string, query: string, page: string): string {
  const body = [`- Query: ${query}`, `- Page: ${page}`, '', 'What I was looking for:', ''].join(
    '\n',
  );
  return `${repository}/issues/new?${new URLSearchParams({ title: `[docs] The search finds nothing for “${query}”`, body })}`;
}
