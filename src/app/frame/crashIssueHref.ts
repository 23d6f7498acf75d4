export interface CrashReport {
  /** Name of the demo. */
  demo: string;
  /** The page it stands on. */
  address: string;
  /** As the browser names itself. */
  browser: string;
  error: string;
}

/** An address holds no novel: what is longer is cut. */
const longestError = 1000;

/** Address of a new issue about a demo that stopped, with all that is known filled in. */
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
