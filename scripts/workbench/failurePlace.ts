/** The names of the steps that failed, the innermost last, and the rest of a message. */
export function failedSteps(message: string): { steps: string[]; reason: string } {
  const [, step, rest] = /^Step "(.*?)": ([^]*)$/.exec(message) ?? [];
  if (step === undefined || rest === undefined) return { steps: [], reason: message };
  const inner = failedSteps(rest);
  return { steps: [step, ...inner.steps], reason: inner.reason };
}

/**
 * The line on which to look for a failure, counted from 1: that of the innermost step whose name the file holds as it
 * is, the first one in the story itself. Without a step, the line of the story.
 */
export function failureLine(
  source: string,
  { exportName, subtype, name }: { exportName?: string; subtype?: string; name: string },
  message: string,
): number {
  const lines = source.split('\n');
  const start = lines.findIndex((line) =>
    subtype === 'test'
      ? line.includes(`${exportName}.test(`) && line.includes(name)
      : line.startsWith(`export const ${exportName} `),
  );
  const at = failedSteps(message)
    .steps.reverse()
    .flatMap((step) => lines.flatMap((line, index) => (line.includes(step) ? [index] : [])));
  const inOrder = [...at.filter((index) => index >= start), ...at];
  return Math.max(0, inOrder[0] ?? start) + 1;
}
