export interface CrashReport {
  /** Name of the demo. */
  demo: string;
  /** The page that contains it. */
  address: string;
  /** User agent. */
  browser: string;
  error: string;
  /** Where issues of the documented package are reported; without it nothing is. */
  repository?: string;
  /** The documented version. */
  version?: string;
}

/** Longer texts are cut: URLs have a limit. */
const longestError = 1000;

/** URL of a new issue about a crashed demo, prefilled with what is known. */
export function crashIssueHref(
  repository: string,
  { demo, address, browser, error, version }: CrashReport,
): string {
  const body = [
    `- Demo: ${demo}`,
    `- Page: ${address}`,
    ...(version ? [`- Version: ${version}`] : []),
    `- Browser: ${browser}`,
    '',
    '```text',
    error.slice(0, longestError),
    '```',
    '',
    'What I did before it stopped:',
    '',
  ].join('\n');
  return `${repository}/issues/new?${new URLSearchParams({ title: `[docs] The demo ${demo} stops with an error`, body })}`;
}
