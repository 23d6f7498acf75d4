type Values = Readonly<Record<string, string | number>>;

/** Fills the places of a string: `format('by {publisher}', { publisher })`. A place without a value stays. */
export const format = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The form of a string for a number, with its places filled; `{count}` is the number. */
export const plural = (
  forms: { readonly one: string; readonly other: string },
  count: number,
  values: Values = {},
): string => format(count === 1 ? forms.one : forms.other, { count, ...values });

/** `light and dark`; as a unit, `Basic, Custom`. */
export const formatList = (items: readonly string[], type: 'conjunction' | 'unit'): string =>
  new Intl.ListFormat('en', { type }).format(items);
