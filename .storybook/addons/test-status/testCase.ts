/** A step of `play`, or one inside another. */
interface Step {
  label: string;
  depth: number;
}

/** What a story tells the panel with each step of its `play`. */
export interface StorySteps {
  storyId: string;
  steps: Step[];
}

export const stepsEvent = 'test-status/steps';

/** A story's caption and steps as a test case in Markdown. */
export function testCase(
  name: string,
  url: string,
  steps: readonly Step[],
  caption?: string,
): string {
  const counts: number[] = [];
  const lines = steps.map(({ label, depth }) => {
    counts.length = depth + 1;
    counts[depth] = (counts[depth] ?? 0) + 1;
    return `${'   '.repeat(depth)}${counts[depth]}. ${label}`;
  });
  return [`### ${name}`, url, caption, lines.join('\n')].filter(Boolean).join('\n\n');
}
