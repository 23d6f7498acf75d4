/** Shorter code, in characters, fits on a line of its own. */
export const breakableFrom = 20;

/** Parts between which code may break: after `|`, `<`, `.`, `/`, `_` and spaces, and in camel-case names. */
export const codeParts = (code: string): string[] =>
  code.split(/(?<=[|<./_\s])(?=\S)|(?<=[a-z\d])(?=[A-Z])/);
