import { stripVTControlCharacters } from 'node:util';

/** The document as Testing Library prints it, or its roles, up to the logs of the browser. */
const printedDocument =
  /\n*(?:Here are the accessible roles:|Ignored nodes: comments)[^]*?(?=\n-{20,}\n+Browser logs:|$)/;

/**
 * What a story's failure says, for a terminal or a log: without escapes, stack, links and the printed document. The
 * failing step comes first, as the preview writes it at the start of the message.
 *
 * @param {string} message of the test runner
 */
export const readableFailure = (message) =>
  stripVTControlCharacters(message)
    .replace(printedDocument, '')
    .split('\n')
    .filter(
      (line) =>
        !/^\s+at\s|^\s*(?:StorybookTestRunnerError: )?Click to debug|^\s*https?:\S+\?path=\/story\/|^\s*Message:\s*$|^-{20,}$/.test(
          line,
        ),
    )
    .join('\n')
    .replace(/^\s*(?:page\.evaluate: )?StorybookTestRunnerError:?\s*/, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
