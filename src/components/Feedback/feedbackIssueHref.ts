/** URL of the form for a new issue, prefilled with the URL of the page. */
export function feedbackIssueHref(repository: string, pageUrl: string): string {
  return `${repository}/issues/new?${new URLSearchParams({ template: '4.docs-feedback.yml', 'page-url': pageUrl })}`;
}
