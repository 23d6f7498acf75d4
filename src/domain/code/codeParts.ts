/** Shorter code, in characters, fits on a line of its own in a column of a table. */
export const breakableFrom = 20;

/** Shorter code fits on a line of its own in a list on a narrow phone. */
export const breakableInTextFrom = 27;

/** Parts between which code may break: after `|`, `<`, `.`, `/`, `_` and spaces, and in camel-case names. */
export const codeParts = (code: string): string[] =>
  code.split(/(?<=[|<./_\s])(?=\S)|(?<=[a-z\d])(?=[A-Z])/);
