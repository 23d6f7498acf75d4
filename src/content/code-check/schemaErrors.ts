import type { ErrorObject } from 'ajv';

export interface SchemaError {
  /** Of the value, from the outermost in; the last one may be a key that should not be there. */
  keys: string[];
  what: string;
}

const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The errors of a validation that say something to an author. */
export function schemaErrors(errors: readonly ErrorObject[]): SchemaError[] {
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
