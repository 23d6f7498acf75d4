/** A problem that an author has to fix before the site can be built. */
export interface Problem {
  /** Path as the author knows it: relative to the working directory. */
  file: string;
  /** 1-based. */
  line: number;
  what: string;
  why: string;
  fix: string;
}

/** A problem without its place. */
export type ProblemText = Pick<Problem, 'what' | 'why' | 'fix'>;

/** `file:line: what, why, how to fix`, on one line. */
export function formatProblem({ file, line, what, why, fix }: Problem): string {
  return `${file}:${line}: ${what} ${why} ${fix}`.replace(/\s*\n\s*/g, ' ');
}

/** Orders problems by file, then line. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}
