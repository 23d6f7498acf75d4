import { isNode, LineCounter, parseDocument, type Document } from 'yaml';

/** A YAML text and where its parts are. */
export interface YamlLines {
  document: Document;
  /** Syntax errors, each in one line. */
  errors: { line: number; message: string }[];
  /** 1-based line of the node at a path, or of the deepest part of it that there is. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** @param firstLine line of the file in which the text begins */
export function readYamlLines(text: string, firstLine = 1): YamlLines {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  return {
    document,
    errors: document.errors.map(({ linePos, message }) => ({
      line: firstLine + (linePos?.[0].line ?? 1) - 1,
      message: message.split(/ at line |\n/)[0]!,
    })),
    lineOf: (path) => {
      const [offset] = [...path, undefined].flatMap((_, dropped) => {
        const keys = path.slice(0, path.length - dropped);
        const found = keys.length > 0 ? document.getIn(keys, true) : document.contents;
        return isNode(found) && found.range ? [found.range[0]] : [];
      });
      return firstLine + (offset === undefined ? 1 : lineCounter.linePos(offset).line) - 1;
    },
  };
}
