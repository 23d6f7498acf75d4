/** Shorter code, in characters, fits on a line of its own. */
export const breakableFrom = 20;

/**
 * The parts of code between which a line may break: after `|`, `<`, `.`, `/` and `_`, and where a capital begins a word
 * of a camel-case name. A word is never split.
 */
export const codeParts = (code: string): string[] =>
  code.split(/(?<=[|<./_])(?=\S)|(?<=[a-z\d])(?=[A-Z])/);
