import { stripVTControlCharacters } from 'node:util';

/** The document as Testing Library prints it, or its roles, up to the logs of the browser. */
const printedDocument =
  /\n*(?:Here are the accessible roles:|Ignored nodes: comments)[^]*?(?=\n-{20,}\n+Browser logs:|$)/;

/** Links into the workbench, and lines that say nothing. */
const noise =
  /^\s+at\s|^\s*(?:StorybookTestRunnerError: )?Click to debug|^\s*https?:\S+\?path=\/story\/|^\s*(?:Message|You can find more information on this issue here):\s*$|^-{20,}$/;

/**
 * What a story's failure says, for a terminal or a log: without escapes, stack, links and the printed document. The
 * failing step comes first, as the preview writes it at the start of the message. Takes a message of the test runner or
 * of Vitest.
 */
export const readableFailure = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(printedDocument, '')
    .split('\n')
    .filter((line) => !noise.test(line))
    .join('\n')
    .replace(/^\s*(?:page\.evaluate: )?StorybookTestRunnerError:?\s*/, '')
    .replace(/\n{3,}/g, '\n\n')
    // React counts its ids over all stories that a page has shown.
    .replace(/_r_\w+?_/g, '_r_')
    .trim();

/** Where Testing Library did not find a role: `button "", button "Search"`, which a story has instead. */
export function foundInstead(message: string): string {
  const [, role = '', printed = ''] =
    /with the role "(.+?)"[^]*?accessible roles:([^]*)Ignored nodes/.exec(message) ?? [];
  const ofRole = printed.split(/^ {2}(?=\S+:$)/m).find((part) => part.startsWith(`${role}:`)) ?? '';
  const names = [...ofRole.matchAll(/^ {2}Name "(.*)":$/gm)].map(([, name]) => `${role} "${name}"`);
  return names.join(', ') || (role && `no ${role}`);
}
