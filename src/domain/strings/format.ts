type Values = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a string: `format('by {publisher}', { publisher })`. One without a value stays. */
export const format = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The plural form of a string for a number, with placeholders filled; `{count}` is the number. */
export const plural = (
  forms: { readonly one: string; readonly other: string },
  count: number,
  values: Values = {},
): string => format(count === 1 ? forms.one : forms.other, { count, ...values });

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as the content of an element of HTML or SVG. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character]!);

/** Text for HTML or SVG, as content or in the quotation marks of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character]!);

/** What a site documents, in a sentence: `Docs 0.13.0`. */
export const nameWithVersion = ({
  name,
  version,
}: {
  name: string;
  version?: string | undefined;
}) => (version === undefined ? name : `${name} ${version}`);

/** An ISO day, `2026-09-22`, or month, `2026-09`, in words. */
export const formatDate = (date: string): string =>
  new Date(date).toLocaleDateString('en', {
    ...(date.length > 7 ? { dateStyle: 'long' } : { year: 'numeric', month: 'long' }),
    timeZone: 'UTC',
  });

export interface TextPart {
  text: string;
  isCode: boolean;
}

/** A text whose code is in backticks, in parts. */
export const textParts = (text: string): TextPart[] =>
  text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');
