/** A demo's code, and the page that shows it. */
export interface DemoUse {
  name: string;
  /** What it shows. */
  title: string;
  /** Address of the page, with the demo's fragment. */
  href: string;
  code: string;
}

/** The attributes that code gives to a component, each once, at any of its places. */
export function attributesIn(code: string, component: string): Set<string> {
  const found = new Set<string>();
  for (const match of code.matchAll(new RegExp(`<${component}(?=[\\s/>])`, 'g'))) {
    for (const name of attributesOfTag(code, match.index + match[0].length)) found.add(name);
  }
  return found;
}

/** Names of the attributes of a tag, from behind its name on; values in braces and quotes are passed over. */
function attributesOfTag(code: string, start: number): string[] {
  const names: string[] = [];
  let depth = 0;
  let quote = '';
  for (let index = start; index < code.length; index += 1) {
    const char = code[index]!;
    if (quote) {
      if (char === '\\') index += 1;
      else if (char === quote) quote = '';
    } else if (`'"\``.includes(char)) quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    else if (depth === 0) {
      if (char === '>') break;
      const name = /^[A-Za-z_$][\w$-]*/.exec(code.slice(index, index + 60))?.[0];
      if (!name) continue;
      names.push(name);
      index += name.length - 1;
    }
  }
  return names;
}
