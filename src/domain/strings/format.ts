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
