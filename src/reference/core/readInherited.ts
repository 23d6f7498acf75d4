import ts from 'typescript';
import type { InheritedRows } from '../records';
import { readComment } from './readComment';
import { printedType, rowOf } from './readRow';
import { print, type TypeCollector } from './TypeCollector';

/** Props of a mapped type have no declaration: Material UI's system, whose printed types list every CSS value. */
const systemProps = { owner: 'SystemProps', package: '@mui/system' };

/** Props declared outside of the package, by the interface that declares them, in the order of the first of each. */
export function readInherited(
  types: TypeCollector,
  members: readonly ts.Symbol[],
): InheritedRows[] {
  const groups = new Map<string, InheritedRows>();
  for (const member of members) {
    const declaration = member.declarations?.[0];
    const from = declaration ? ownerOf(types, declaration) : systemProps;
    const key = `${from.package}#${from.owner}`;
    const group = groups.get(key) ?? { ...from, rows: [] };
    groups.set(key, group);
    group.rows.push({
      name: member.name,
      required: !(member.flags & ts.SymbolFlags.Optional),
      type: { text: typeOf(types, member, declaration) },
      ...rowOf(readComment(declaration), from.package),
    });
  }
  return [...groups.values()];
}

function typeOf(
  types: TypeCollector,
  member: ts.Symbol,
  declaration: ts.Declaration | undefined,
): string {
  if (!declaration) return `${systemProps.owner}<Theme>['${member.name}']`;
  return ts.isPropertySignature(declaration) && declaration.type
    ? print(declaration.type)
    : printedType(types.opened.checker, member);
}

function ownerOf(
  types: TypeCollector,
  declaration: ts.Declaration,
): { owner: string; package: string } {
  const holder = ts.findAncestor(
    declaration,
    (node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  return {
    owner: (holder?.name.text ?? 'unknown').replace(/(Own|Base|TypeMap)?Props$|TypeMap$/, ''),
    package: types.opened.definedAt(declaration)?.package ?? 'unknown',
  };
}
