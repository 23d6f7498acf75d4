import { isRecord } from '../isRecord';

/** Source of a value, or of the members of an object. */
export type Source = string | { [name: string]: Source };

function quoted(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
  return text.includes("'") && !text.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replace(/'/g, "\\'")}'`;
}

export const literalSource = (value: unknown): Source =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, literalSource(one)]))
    : typeof value === 'string'
      ? quoted(value)
      : String(value);

/** On one line. */
export const flat = (source: Source): string =>
  typeof source === 'string'
    ? source
    : `{ ${Object.entries(source)
        .map(([name, value]) => `${name}: ${flat(value)}`)
        .join(', ')} }`;

/** An object with a line for each member, as Prettier formats it. @param width characters of a line */
export function broken(source: Source, indent: number, width: number): string {
  if (typeof source === 'string') return source;
  const pad = ' '.repeat(indent);
  const lines = Object.entries(source).map(([name, value]) => {
    const before = `${pad}  ${name}:`;
    const short = flat(value);
    const fits = before.length + short.length + 2 <= width;
    // A long text stands on a line of its own.
    const long =
      typeof value === 'string' ? `\n${pad}    ${value}` : ` ${broken(value, indent + 2, width)}`;
    return `${before}${fits ? ` ${short}` : long},\n`;
  });
  return `{\n${lines.join('')}${pad}}`;
}
