import type { PackageFolder } from './packages/locatePackages';

/** A fact of a reference page that the packages do not give. */
export interface MissingFact {
  /** Page below the product, like `core/api/account`; the folder where it concerns all pages of a kind. */
  page: string;
  /** What is missing there, in words. */
  fact: string;
  /** Where it was looked for: package, version and path within it. */
  file: string;
  why: string;
  fix: string;
}

/** `file: fact of page could not be found: why. fix`, on one line. */
export function formatMissingFact({ page, fact, file, why, fix }: MissingFact): string {
  return `${file}: ${fact} of /toolpad/${page} could not be found: ${why} ${fix}`.replace(
    /\s*\n\s*/g,
    ' ',
  );
}

/** The reference cannot be built. Lists every missing fact, so that all can be fixed at once. */
export class ReferenceFailure extends Error {
  override readonly name = 'ReferenceFailure';

  constructor(readonly facts: readonly MissingFact[]) {
    super([...new Set(facts.map(formatMissingFact))].join('\n'));
  }
}

/**
 * Notes what a file of a package does not give.
 * @param file below the package, with a line where one is known
 */
export const missingIn =
  (missing: MissingFact[], { name, version }: PackageFolder, { file, ...place }: MissingPlace) =>
  (fact: string, why: string): void =>
    void missing.push({ ...place, fact, file: `${name}@${version}/${file}`, why });

type MissingPlace = Pick<MissingFact, 'page' | 'file' | 'fix'>;

/** Stops with one missing fact. */
export function missing(fact: MissingFact): never {
  throw new ReferenceFailure([fact]);
}
