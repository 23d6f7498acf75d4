/**
 * Inserts an entry before the first one whose name is greater, or at the end.
 * @param entry with its line break
 * @param pattern matches the start of each entry, with the name as its only group; its flags are `gm`
 * @throws {Error} when the list has no entry
 */
export function insertSorted(text: string, entry: string, name: string, pattern: RegExp): string {
  const starts = [...text.matchAll(pattern)];
  const last = starts.at(-1);
  if (!last) throw new Error(`Nothing in the list looks like ${pattern}.`);
  if (starts.some(([, other]) => other === name)) throw new Error(`The list already has ${name}.`);
  const next = starts.find(([, other]) => other!.localeCompare(name, 'en') > 0);
  if (next) return text.slice(0, next.index) + entry + text.slice(next.index);
  // A statement ends with a line that ends with a semicolon; entries, before the brace of their list.
  const end = /^\S/.test(last[0]) ? /(?<=;\n)/g : /^\}/gm;
  end.lastIndex = last.index;
  const { index } = end.exec(text) ?? { index: text.length };
  return text.slice(0, index) + entry + text.slice(index);
}
