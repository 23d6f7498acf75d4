import { fill } from './fill';
import type { CountedKey, Language, TextKey } from './InterfaceTexts';
import { numberFormat } from './numberFormat';

type Speaking = Pick<Language, 'code' | 'texts'>;

/** What goes into the places of a text; numbers are written as the language writes them. */
type Values = Readonly<Record<string, string | number>>;

const inWords = (code: string, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numberFormat(code).format(value) : value,
    ]),
  );

/** A text of the interface with its places filled. */
export const say = ({ code, texts }: Speaking, key: TextKey, values: Values): string =>
  fill(texts[key], inWords(code, values));

/** A text with a number in it, in the form that the language has for that number. */
export function sayCount(
  { code, texts }: Speaking,
  key: CountedKey,
  count: number,
  values: Values = {},
): string {
  const text = texts[`${key}.${new Intl.PluralRules(code).select(count)}`] ?? texts[`${key}.other`];
  return fill(text, inWords(code, { count, ...values }));
}

/** All forms of a text with a number in it, by the way of counting: for a script that learns the number. */
export function formsOf(
  { texts }: Pick<Language, 'texts'>,
  key: CountedKey,
): Partial<Record<Intl.LDMLPluralRule, string>> {
  const forms = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).map(
    (form) => [form, texts[`${key}.${form}`]] as const,
  );
  return Object.fromEntries(forms.filter(([, text]) => text !== undefined));
}

/** `light and dark`, `Basic, Custom`. */
export const sayList = (
  code: string,
  items: readonly string[],
  type: 'conjunction' | 'unit',
): string => new Intl.ListFormat(code, { type }).format(items);

/** A day, given as an ISO date, in the order of the text `day`: `5 Nov 2026`. */
export function sayDay({ code, texts }: Speaking, date: string): string {
  const parts = new Intl.DateTimeFormat(code, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(date));
  return fill(texts.day, Object.fromEntries(parts.map(({ type, value }) => [type, value])));
}
