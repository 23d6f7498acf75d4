import ts from 'typescript';
import type { ReferenceRow, TypeText } from '../../../src/reference/records';
import { quoted, readComment, type Comment } from './readComment';
import { keyword } from '../../../src/reference/typeShapes';
import type { TypeCollector } from './TypeCollector';

/** A member of a type as a row: what is written where it is declared. */
export function readRow(types: TypeCollector, member: ts.Symbol): ReferenceRow {
  const declaration = member.declarations?.[0];
  const comment = readComment(declaration);
  const quotedFrom = declaration && types.opened.definedAt(declaration)?.package;
  const row = {
    name: member.name,
    required: !(member.flags & ts.SymbolFlags.Optional),
    type: typeOf(types, declaration),
    ...rowOf(comment, quotedFrom),
  };
  if (declaration && types.owners.has(quotedFrom!)) types.declared.set(row, declaration);
  return row;
}

/** The part of a row that its comment gives. */
function rowOf(
  comment: Comment,
  quotedFrom: string | undefined,
): Omit<ReferenceRow, 'name' | 'required' | 'type'> {
  const { text, deprecated, parameters, returns, values, examples } = comment;
  return {
    default: comment.default,
    description: quoted(text || undefined, quotedFrom),
    deprecated: quoted(deprecated, quotedFrom),
    parameters: parameters.length > 0 ? parameters : undefined,
    returns: returns || undefined,
    values: values.length > 0 ? values : undefined,
    examples: examples.length > 0 ? examples : undefined,
  };
}

/** A member without a written type is `any`. */
function typeOf(types: TypeCollector, declaration: ts.Declaration | undefined): TypeText {
  if (declaration && ts.isMethodSignature(declaration)) return types.typeOf(declaration);
  const written =
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type
      : undefined;
  return written ? types.typeOf(written) : keyword('any');
}
