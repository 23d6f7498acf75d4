import type fc from 'fast-check';

/** What holds for every generated input. */
export interface FuzzCheck<Input = unknown> {
  inputs: fc.Arbitrary<Input>;
  /** Throws if it does not hold. */
  check(input: Input): void | Promise<void>;
}

/** Infers the type of the inputs, which differs from check to check. */
export const fuzzCheck = <Input>(
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
): FuzzCheck => ({ inputs, check }) as FuzzCheck;

/**
 * A part of the product that `npm run fuzz` and the unit tests try with generated inputs. To add one, write a module in
 * `tests/fuzz/subjects` that exports it as `subject`: the file's name is the subject's name, and nothing else has to
 * know it. To fix a failure, copy the shrunk input into a named test next to the code, see that test fail, and then fix
 * the code.
 */
export interface FuzzSubject {
  /** Inputs that the command tries when no number is given, split between the checks. */
  runs: number;
  /** Milliseconds that a check may take for one input; 2 seconds where nothing else is said. */
  limit?: number;
  /** What `--browser` tries instead, in the built workbench and site. */
  inBrowser?: FuzzSubject;
  /** Sets up what the checks need. The names of the checks complete "{subject}: ". */
  open: () => Promise<{
    checks: Record<string, FuzzCheck>;
    close?: () => void | Promise<void>;
  }>;
}
