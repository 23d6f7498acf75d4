/** Address of a new issue about a page, with the page's address filled in. */
export function feedbackIssueHref(repository: string, pageUrl: string): string {
  return `${repository}/issues/new?${new URLSearchParams({ template: '4.docs-feedback.yml', 'page-url': pageUrl })}`;
}
