import path from 'node:path';
import { Ajv, type ValidateFunction, type ErrorObject } from 'ajv';
import { isScalar, visit } from 'yaml';
import { isRecord } from '../../domain/isRecord';
import type { Problem } from '../Problem';
import { readYamlLines } from '../yamlLines';
import type { Fence } from './readFences';

const why = 'Readers copy it, and Studio does not load a file that its schema excludes.';

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  [key: string]: unknown;
}

type Report = (line: number, what: string, fix: string) => void;

/** Files of Studio by name, and the property of the schema that describes each. */
const files: Readonly<Record<string, string>> = {
  'application.yml': 'Application',
  'page.yml': 'Page',
  'theme.yml': 'Theme',
};

/**
 * Validates blocks of YAML against the schema of Studio's files. A block is a whole file (`apiVersion`, `kind`) or some
 * keys of the file in its title. A title with the name of another file says that it belongs to something else: then it
 * only has to be YAML.
 * @param document schema of the files, as `readFileSchema` returns it: they are its properties
 */
export function checkYaml(fences: readonly Fence[], document: JsonSchema): Problem[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema(document, 'studio');
  const markers = markersOf(document);
  return fences.flatMap((fence) => {
    if (!/^ya?ml$/.test(fence.language)) return [];
    const problems: Problem[] = [];
    const report: Report = (line, what, fix) =>
      problems.push({ file: fence.file, line: fence.line + line - 1, what, why, fix });
    const { document: yaml, errors, lineOf, lineOfNode } = readYamlLines(fence.code);
    const [error] = errors;
    if (error) {
      report(error.line, `${error.message}.`, 'Correct it.');
      return problems;
    }
    const value: unknown = yaml.toJS();
    const instance = instanceOf(fence, value, report);
    if (!instance) return problems;
    const validate: ValidateFunction = ajv.compile({ $ref: `studio#/properties/${instance.name}` });
    validate(instance.value);
    for (const { keys, what } of schemaErrors(validate.errors ?? []))
      report(
        lineOf(keys),
        `\`${keys.join('.') || instance.name}\` ${what}.`,
        `Compare it with ${instance.name} in the file schema.`,
      );
    visit(yaml, {
      Pair(_, { key }) {
        if (!isScalar(key) || !String(key.value).startsWith('$$')) return;
        if (!markers.has(String(key.value)))
          report(
            lineOfNode(key),
            `\`${String(key.value)}\` is not a binding or an action.`,
            `Use one of ${[...markers].join(', ')}.`,
          );
      },
    });
    return problems;
  });
}

/** All names of properties anywhere in a schema that start with `$$`: Studio's markers of bindings and actions. */
function markersOf(document: JsonSchema): Set<string> {
  const markers = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key.startsWith('$$')) markers.add(key);
    return value;
  });
  return markers;
}

/** The file that a block is or has keys of: its name in the schema, and what it would hold. */
function instanceOf(
  { title }: Fence,
  value: unknown,
  report: Report,
): { name: string; value: unknown } | undefined {
  const ofTitle = title === undefined ? undefined : files[path.posix.basename(title)];
  const kind = isRecord(value) && 'apiVersion' in value ? String(value['kind']) : undefined;
  const ofKind = Object.values(files).find((name) => name.toLowerCase() === kind);
  if (ofTitle && ofKind && ofTitle !== ofKind) {
    report(1, `${title} is of kind ${kind}.`, 'Make the title and the kind agree.');
    return undefined;
  }
  const name = ofTitle ?? ofKind;
  if (name) {
    const header = { apiVersion: 'v1', kind: name.toLowerCase() };
    return { name, value: kind === undefined && isRecord(value) ? { ...header, ...value } : value };
  }
  if (title === undefined)
    report(
      1,
      'It does not say which file of Studio it is.',
      'Give it a title: `title="toolpad/pages/…/page.yml"`.',
    );
  return undefined;
}

export interface SchemaError {
  /** Of the value, from the outermost in; the last one may be a key that should not be there. */
  keys: string[];
  what: string;
}

const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The errors of a validation that say something to an author. */
function schemaErrors(errors: readonly ErrorObject[]): SchemaError[] {
  return relevantErrors(errors).map(({ instancePath, keyword, message = '', params }) => {
    const keys = instancePath.split('/').slice(1).map(unescaped);
    const { additionalProperty } = params as { additionalProperty?: string };
    if (additionalProperty !== undefined)
      return { keys: [...keys, additionalProperty], what: 'is not in the file schema' };
    return { keys, what: keyword === 'anyOf' ? 'has none of the allowed values' : message };
  });
}

/**
 * Of alternatives (`anyOf`), only those whose `kind` fits have errors worth reading; where none has, one error says
 * that no alternative fits.
 */
function relevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const dropped = new Set<ErrorObject>();
  for (const parent of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const start = `${parent.schemaPath}/`;
    const below = errors.filter(({ schemaPath }) => schemaPath.startsWith(start));
    const alternative = ({ schemaPath }: ErrorObject) =>
      schemaPath.slice(start.length).split('/')[0];
    const wrong = new Set(
      below.filter(({ keyword }) => keyword === 'const').map((error) => alternative(error)),
    );
    const useful = below.filter(
      (error) =>
        !wrong.has(alternative(error)) &&
        (error.instancePath !== parent.instancePath ||
          ['additionalProperties', 'required'].includes(error.keyword)),
    );
    for (const error of useful.length > 0 ? [parent] : below) dropped.add(error);
    for (const error of below) if (!useful.includes(error)) dropped.add(error);
  }
  return errors.filter((error) => !dropped.has(error));
}
