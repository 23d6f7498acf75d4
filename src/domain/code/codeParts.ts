/** Shorter code, in characters, fits on a line of its own in a column of a table. */
export const breakableFrom = 20;

/** Shorter code fits on a line of its own in a list on a narrow phone. */
export const breakableInTextFrom = 27;

/**
 * Parts between which code may break: after `|`, `<`, `.`, `/`, `_`, spaces and hyphens in words, and in camel-case
 * names. What is longer than a narrow phone without any of them, such as a hash, may break after every eight characters.
 */
export const codeParts = (code: string): string[] =>
  code
    .split(/(?<=[|<./_\s])(?=\S)|(?<=\w-)(?=\w)|(?<=[a-z\d])(?=[A-Z])/)
    .flatMap((part) => (part.length < breakableInTextFrom ? part : part.match(/.{1,8}/gsu)!));
