/** A text with something in its places: `fill('by {publisher}', { publisher })`. A place that nothing is given for stays. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
