import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { Problem, ProblemText } from './Problem';

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

export interface CheckedYaml<Value> extends Pick<YamlLines, 'lineOf'> {
  /** Undefined when there are problems. */
  value: Value | undefined;
  problems: Problem[];
}

/** Reads a YAML file strictly: what the schema does not know is a problem with its line. */
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
  if (errors.length > 0)
    return {
      value: undefined,
      problems: errors.map(({ line, message }) => problem(line, `Not valid YAML: ${message}.`)),
      lineOf,
    };
  const { data, error } = schema.safeParse(document.toJS() ?? {});
  const problemAt = (path: readonly PropertyKey[], message: string) =>
    problem(lineOf(path), `${path.length > 0 ? `\`${path.join('.')}\`: ` : ''}${message}.`);
  return {
    value: data,
    problems: (error?.issues ?? []).flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problemAt([...issue.path, key], 'unknown key'))
        : problemAt(issue.path, issue.message),
    ),
    lineOf,
  };
}
