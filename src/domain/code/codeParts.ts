/** Shorter code, in characters, fits on a line of its own in a column of a table. */
export const breakableFrom = 20;

/** Shorter code fits on a line of its own in a list on a narrow phone. */
export const breakableInTextFrom = 27;

const runs = (part: string, apart: RegExp) =>
  part.length < breakableInTextFrom ? [part] : part.match(apart)!;

/**
 * Parts between which code may break: after `|`, `<`, `.`, `/`, `_` and spaces, and in camel-case names. What is longer
 * than a narrow phone without any of them may break after hyphens in it or, such as a hash, every eight characters.
 */
export const codeParts = (code: string): string[] =>
  code
    .split(/(?<=[|<./_\s])(?=\S)|(?<=[a-z\d])(?=[A-Z])/)
    .flatMap((part) => runs(part, /-*[^-]*(?:-+|$)/g).filter(Boolean))
    .flatMap((part) => runs(part, /.{1,8}/gsu));
