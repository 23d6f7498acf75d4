import ts from 'typescript';
import type { ReferenceRow, Signature } from '../../../src/reference/records';
import { keyword } from '../../../src/reference/typeShapes';
import { quoted, readComment } from './readComment';
import type { TypeCollector } from './TypeCollector';

/** One way to call a function, from its declaration. */
function readSignature(types: TypeCollector, declaration: ts.SignatureDeclaration): Signature {
  const comment = readComment(declaration);
  const quotedFrom = types.opened.definedAt(declaration)?.package;
  const typeParameters =
    declaration.typeParameters?.map((parameter) => types.typeOf(parameter)) ?? [];
  const parameters = declaration.parameters.map((parameter): ReferenceRow => {
    const name = parameter.name.getText();
    const description = comment.parameters.find(
      (described) => described.name === name,
    )?.description;
    const row = {
      name: ts.isIdentifier(parameter.name) ? name : 'options',
      required: !parameter.questionToken && !parameter.initializer,
      type: parameter.type ? types.typeOf(parameter.type) : keyword('any'),
      description: quoted(description || undefined, quotedFrom),
    };
    types.declared.set(row, parameter);
    return row;
  });
  const returns = declaration.type ? types.typeOf(declaration.type) : keyword('void');
  const given = parameters.map((one) => `${one.name}${one.required ? '' : '?'}: ${one.type.text}`);
  return {
    text: `${typeParameters.length > 0 ? `<${typeParameters.map((parameter) => parameter.text).join(', ')}>` : ''}(${given.join(', ')}): ${returns.text}`,
    typeParameters,
    parameters,
    returns,
    description: quoted(comment.text || undefined, quotedFrom),
    returnsDescription: quoted(comment.returns || undefined, quotedFrom),
  };
}

/** All ways to call something. */
export function signaturesOf(types: TypeCollector, type: ts.Type): Signature[] {
  return type.getCallSignatures().flatMap((signature) => {
    const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
    return declaration ? [readSignature(types, declaration)] : [];
  });
}
