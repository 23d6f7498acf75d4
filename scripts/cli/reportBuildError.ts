import path from 'node:path';
import { ContentError } from '../../src/app/build/output/buildSite';
import { formatProblem } from '../../src/content/Problem';
import { fail } from './fail.mjs';

/** Ends the process with the problems of the content, one per line, or with the error. */
export function reportBuildError(error: unknown, outDir: string): never {
  if (!(error instanceof ContentError))
    return fail(error instanceof Error ? error.message : String(error));
  process.stderr.write(`\n${error.problems.map(formatProblem).join('\n')}\n\n`);
  return fail(
    `${error.message}; ${path.relative(process.cwd(), outDir) || 'the output'} has not changed.`,
  );
}
