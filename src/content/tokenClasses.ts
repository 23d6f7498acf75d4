/**
 * The class of each kind of token, by the highlighter's name for it. Short, because code is most of many pages;
 * kinds of one color share a class. `src/app/build/styles/code.css` gives the colors.
 */
export const tokenClasses = {
  keyword: 'tk-k',
  string: 'tk-s',
  'string-expression': 'tk-s',
  comment: 'tk-c',
  constant: 'tk-n',
  attribute: 'tk-n',
  function: 'tk-f',
  punctuation: 'tk-p',
  tag: 'tk-t',
  link: 'tk-t',
  inserted: 'tk-i',
  deleted: 'tk-d',
} as const satisfies Record<string, string>;

export type TokenKind = keyof typeof tokenClasses;

/** The class of a token of that kind; undefined for a kind without a color. */
export function tokenClass(kind: string): string | undefined {
  return Object.hasOwn(tokenClasses, kind) ? tokenClasses[kind as TokenKind] : undefined;
}
