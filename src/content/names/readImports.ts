/** One name that code imports. */
export interface ImportedName {
  /** As the module exports it; `default` for a default import. */
  name: string;
  module: string;
  /** 0-based line of the code that contains the name. */
  line: number;
  /** Where it begins in the code; a default import is not named. */
  offset?: number;
}

/** An import or a re-export, also as a line that a difference adds. */
const statement =
  /^[ \t]*\+?[ \t]*(?:import|export)[ \t]+(?:type[ \t]+)?(?:([\w$]+)[ \t]*,?[ \t]*)?(?:\{([^}]*)\})?\s*from\s*(['"])([^'"\n]+)\3/gm;

/** Names that code imports from modules of packages, in their order. Namespaces (`* as name`) name nothing. */
export function readImports(code: string): ImportedName[] {
  return [...code.matchAll(statement)].flatMap((match) => {
    const [whole, byDefault, braces, , module = ''] = match;
    const lineAt = (offset: number) => code.slice(0, match.index + offset).split('\n').length - 1;
    const inBraces = [
      ...(braces ?? '').matchAll(/(?:^|,)\s*(?:\+\s*)?(?:type\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?/g),
    ].map((part) => {
      const offset =
        whole.indexOf('{') +
        1 +
        part.index +
        part[0].lastIndexOf(part[1]!, part[0].search(/\sas\s|$/));
      return { name: part[1]!, module, line: lineAt(offset), offset: match.index + offset };
    });
    return [
      ...(byDefault === undefined ? [] : [{ name: 'default', module, line: lineAt(0) }]),
      ...inBraces,
    ];
  });
}
