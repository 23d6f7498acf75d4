import type { DemoLook, DemoResult } from '../../src/domain/code/DemoResult';

/** What `scripts/test-workbench.mjs` leaves behind. */
export interface WorkbenchResults {
  /** Name and version of what ran the stories. */
  browser: string;
  /** Day of the run, in UTC. */
  date: string;
  /** When the workbench was built, in milliseconds. */
  built: number;
  /** The look of each pass, and of each story file that was run whether all of it passed. */
  passes: { look: DemoLook; files: Record<string, boolean> }[];
}

export type NoStamp = 'not run' | 'failed' | 'changed after the workbench was built';

/**
 * What a run says of one demo.
 * @param file story file, as Storybook's index names it; `changed` is when the last file of the demo was, in milliseconds
 */
export function stampOf(
  { browser, date, built, passes }: WorkbenchResults,
  file: string,
  changed: number,
): DemoResult | NoStamp {
  const run = passes.filter(({ files }) => file in files);
  if (run.length === 0) return 'not run';
  if (run.some(({ files }) => !files[file])) return 'failed';
  if (changed > built) return 'changed after the workbench was built';
  return { browser, date, looks: run.map(({ look }) => look) };
}
