const openers = '([{<';
const closers = ')]}>';

/** Members of a TypeScript union, split at each `|` outside of brackets and quotes; a union behind `=>` stays whole. */
export function splitUnion(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < type.length; index += 1) {
    const char = type[index]!;
    if (quote) {
      if (char === '\\') index += 1;
      else if (char === quote) quote = '';
    } else if (`'"\``.includes(char)) quote = char;
    else if (type.startsWith('=>', index)) {
      if (depth === 0) break;
      index += 1;
    } else if (openers.includes(char)) depth += 1;
    else if (closers.includes(char)) depth -= 1;
    else if (char === '|' && depth === 0) {
      members.push(type.slice(start, index));
      start = index + 1;
    }
  }
  return [...members, type.slice(start)].map((member) => member.trim()).filter(Boolean);
}
