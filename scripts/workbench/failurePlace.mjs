/**
 * The names of the steps that failed, the innermost last, and the rest of a message.
 *
 * @param {string} message
 * @returns {{ steps: string[], reason: string }}
 */
export function failedSteps(message) {
  const [, step, rest] = /^Step "(.*?)": ([^]*)$/.exec(message) ?? [];
  if (step === undefined || rest === undefined) return { steps: [], reason: message };
  const inner = failedSteps(rest);
  return { steps: [step, ...inner.steps], reason: inner.reason };
}

/**
 * The line on which to look for a failure, counted from 1: that of the innermost step whose name the file holds as it
 * is, the first one in the story itself. Without a step, the line of the story.
 *
 * @param {string} source of the file of stories
 * @param {{ exportName?: string, subtype?: string, name: string }} entry of Storybook's index
 * @param {string} message of the failure
 */
export function failureLine(source, { exportName, subtype, name }, message) {
  const lines = source.split('\n');
  const startsStory =
    subtype === 'test'
      ? (/** @type {string} */ line) => line.includes(`${exportName}.test(`) && line.includes(name)
      : (/** @type {string} */ line) => line.startsWith(`export const ${exportName} `);
  const start = lines.findIndex(startsStory);
  const at = failedSteps(message)
    .steps.reverse()
    .flatMap((step) =>
      lines.flatMap((line, index) => (line.includes(step) ? [{ step, index }] : [])),
    );
  const inOrder = [...at.filter(({ index }) => index >= start), ...at];
  return Math.max(0, inOrder[0]?.index ?? start) + 1;
}
