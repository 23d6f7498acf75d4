/** From this length on each line of code can be linked to; one can point at a line of less in words. */
export const linkedFromLines = 10;

/**
 * Id of code that has none of its own: as stable as the heading above it.
 * @param section id of that heading
 * @param number of the code below it, from 1 on
 */
export const codeId = (section: string, number: number): string =>
  `${section}-code${number === 1 ? '' : `-${number}`}`;

/** Id of a line of code, from 1 on. */
export const lineId = (id: string, line: number): string => `${id}-L${line}`;

/** Ids of all lines of code. */
export const lineIds = (id: string, lines: number): string[] =>
  Array.from({ length: lines }, (_, index) => lineId(id, index + 1));

export const isLineId = (id: string): boolean => /-L\d+$/.test(id);

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
