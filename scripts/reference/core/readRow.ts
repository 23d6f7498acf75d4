import ts from 'typescript';
import type { ReferenceRow, TypeText } from '../../../src/reference/records';
import { quoted, readComment, type Comment } from './readComment';
import type { TypeCollector } from './TypeCollector';

/** A member of a type as a row: what is written where it is declared. */
export function readRow(types: TypeCollector, member: ts.Symbol): ReferenceRow {
  const declaration = member.declarations?.[0];
  const comment = readComment(declaration);
  const quotedFrom = declaration && types.opened.definedAt(declaration)?.package;
  return {
    name: member.name,
    required: !(member.flags & ts.SymbolFlags.Optional),
    type: typeOf(types, member, declaration),
    ...rowOf(comment, quotedFrom),
  };
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

function typeOf(
  types: TypeCollector,
  member: ts.Symbol,
  declaration: ts.Declaration | undefined,
): TypeText {
  const written =
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type
      : undefined;
  return written ? types.textOf(written) : { text: printedType(types.opened.checker, member) };
}

/** The type as the compiler prints it, without the `undefined` that an optional member adds. */
function printedType(checker: ts.TypeChecker, member: ts.Symbol): string {
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  const text = checker.typeToString(checker.getTypeOfSymbol(member), undefined, flags);
  return member.flags & ts.SymbolFlags.Optional ? text.replace(/ \| undefined$/, '') : text;
}
