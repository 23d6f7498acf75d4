/** Shorter code, in characters, fits on a line of its own. */
export const breakableFrom = 20;

/** Parts between which code may break: after `|`, `<`, `.`, `/` and `_`, and before a capital in a camel-case name. */
export const codeParts = (code: string): string[] =>
  code.split(/(?<=[|<./_])(?=\S)|(?<=[a-z\d])(?=[A-Z])/);
