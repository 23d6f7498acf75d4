export interface CrashReport {
  /** Name of the demo. */
  demo: string;
  /** The page that contains it. */
  address: string;
  /** User agent. */
  browser: string;
  error: string;
}

/** Longer texts are cut: URLs have a limit. */
const longestError = 1000;

/** URL of a new issue about a crashed demo, prefilled with what is known. */
export function crashIssueHref(
  repository: string,
  version: string,
  { demo, address, browser, error }: CrashReport,
): string {
  const body = [
    `- Demo: ${demo}`,
    `- Page: ${address}`,
    `- Version: ${version}`,
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
