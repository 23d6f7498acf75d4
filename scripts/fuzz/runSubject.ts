import fc from 'fast-check';
import type { FuzzCheck, FuzzSubject } from './FuzzSubject';

export interface FuzzOptions {
  runs: number;
  seed: number;
  /** Called before each input. */
  onInput?: (check: string, input: unknown) => void;
}

/**
 * Tries a subject with generated inputs. An uncaught error and an input that takes longer than the limit count as
 * failures of the input that was being tried.
 *
 * @returns One text for each check that failed, with the smallest input that fails and how to reach it.
 */
export async function runSubject(
  { open, limit = 2000 }: FuzzSubject,
  { runs, seed, onInput = () => {} }: FuzzOptions,
): Promise<string[]> {
  const { checks, close } = await open();
  const all = Object.entries(checks);
  const failures: string[] = [];
  for (const [name, check] of all) {
    const property = fc.asyncProperty(check.inputs, (input) => {
      onInput(name, input);
      return within(limit, check, input);
    });
    const numRuns = Math.ceil(runs / all.length);
    const result = await fc.check(property, { seed, numRuns, includeErrorInReport: true });
    if (result.failed) failures.push(`${name}: ${fc.defaultReportMessage(result)}`);
  }
  await close?.();
  return failures;
}

async function within(limit: number, { check }: FuzzCheck, input: unknown) {
  const started = performance.now();
  let fail = (_error: unknown) => {};
  const stopped = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const timer = setTimeout(() => fail(new Error(`takes longer than ${limit} ms`)), limit);
  process.on('uncaughtException', fail).on('unhandledRejection', fail);
  try {
    await Promise.race([check(input), stopped]);
  } finally {
    clearTimeout(timer);
    process.off('uncaughtException', fail).off('unhandledRejection', fail);
  }
  // Code that blocks the process has kept the timer from firing.
  const took = performance.now() - started;
  if (took > limit) throw new Error(`takes ${Math.round(took)} ms, not ${limit}`);
}
