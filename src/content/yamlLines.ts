import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { Problem, ProblemText } from './Problem';

/** A YAML text and where its parts are. */
export interface YamlLines {
  document: Document;
  /** Syntax errors, each in one line. */
  errors: { line: number; message: string }[];
  /** 1-based line of the key or item at a path, or of the deepest part of it that there is. */
  lineOf: (path: readonly PropertyKey[]) => number;
  lineOfNode: (node: unknown) => number;
}

/** @param firstLine line of the file in which the text begins */
export function readYamlLines(text: string, firstLine = 1): YamlLines {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineOfNode = (node: unknown) =>
    firstLine - 1 + ((isNode(node) && node.range && lineCounter.linePos(node.range[0]).line) || 1);
  return {
    document,
    errors: document.errors.map(({ linePos, message }) => ({
      line: firstLine + (linePos?.[0].line ?? 1) - 1,
      message: message.split(/ at line |\n/)[0]!,
    })),
    lineOf: (path) => {
      const parts = path.map((key, index) => {
        const parent = index === 0 ? document.contents : document.getIn(path.slice(0, index), true);
        if (isSeq(parent)) return parent.items[Number(key)];
        const items = isMap(parent) ? parent.items : [];
        return items.find((item) => isScalar(item.key) && String(item.key.value) === key)?.key;
      });
      return lineOfNode(parts.findLast(isNode) ?? document.contents);
    },
    lineOfNode,
  };
}

export interface CheckedYaml<Value> extends Pick<YamlLines, 'lineOf'> {
  /** Undefined when there are problems. */
  value: Value | undefined;
  problems: Problem[];
}

/** Syntax errors of a file; one that is called JSON has to be that, of which YAML allows more. */
function syntaxErrors(text: string, file: string, errors: YamlLines['errors']) {
  if (!file.endsWith('.json')) return errors;
  try {
    JSON.parse(text);
    return errors;
  } catch (error) {
    const [, message = '', position = 0] =
      /^(.*?)(?: in JSON at position (\d+).*)?$/s.exec((error as SyntaxError).message) ?? [];
    return [{ line: text.slice(0, Number(position)).split('\n').length, message }];
  }
}

/** Reads a file of YAML or JSON strictly: what the schema does not know is a problem with its line. */
export function readYaml<Value>(
  text: string,
  displayFile: string,
  schema: z.ZodType<Value>,
  remedy: Pick<ProblemText, 'why' | 'fix'>,
): CheckedYaml<Value> {
  const { document, errors, lineOf } = readYamlLines(text);
  const problem = (line: number, what: string): Problem => ({
    file: displayFile,
    line,
    what,
    ...remedy,
  });
  const invalid = syntaxErrors(text, displayFile, errors);
  if (invalid.length > 0) {
    const format = displayFile.endsWith('.json') ? 'JSON' : 'YAML';
    const problems = invalid.map(({ line, message }) =>
      problem(line, `Not valid ${format}: ${message}.`),
    );
    return { value: undefined, problems, lineOf };
  }
  const { data, error } = schema.safeParse(document.toJS() ?? {});
  const problemAt = (path: readonly PropertyKey[], message: string) =>
    problem(lineOf(path), `${path.length > 0 ? `\`${path.join('.')}\`: ` : ''}${message}.`);
  return {
    value: data,
    problems: (error?.issues ?? []).flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problemAt([...issue.path, key], 'unknown key'))
        : problemAt(
            issue.path,
            issue.code === 'invalid_key' ? issue.issues[0]!.message : issue.message,
          ),
    ),
    lineOf,
  };
}
