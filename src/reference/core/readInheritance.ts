import ts from 'typescript';
import type { CoreComponent } from '../records';
import type { PackageFolder } from '../packages/locatePackages';
import { resolved, type OpenProgram } from './openProgram';

/** The component of another package whose props a props type is, names or extends. */
export function readInheritance(
  opened: OpenProgram,
  owner: PackageFolder,
  props: ts.TypeNode,
): CoreComponent['inherits'] {
  if (!ts.isTypeReferenceNode(props)) return undefined;
  return fromName(opened, owner, props.typeName);
}

function fromName(
  opened: OpenProgram,
  owner: PackageFolder,
  name: ts.Node,
): CoreComponent['inherits'] {
  const symbol = opened.checker.getSymbolAtLocation(name);
  const target = symbol && resolved(opened.checker, symbol);
  const declaration = target?.declarations?.[0];
  const declaredBy = declaration && opened.packageOf(declaration.getSourceFile().fileName);
  if (!target || !declaration || !declaredBy) return undefined;
  if (declaredBy !== owner) {
    const component = target.name.replace(/Props$/, '');
    return {
      name: component,
      package: declaredBy.name,
      propsType: target.name,
      themeName: `Mui${component}`,
    };
  }
  if (ts.isTypeAliasDeclaration(declaration) && ts.isTypeReferenceNode(declaration.type))
    return fromName(opened, owner, declaration.type.typeName);
  const [extended] = ts.isInterfaceDeclaration(declaration)
    ? (declaration.heritageClauses?.flatMap((clause) => [...clause.types]) ?? [])
    : [];
  return extended && fromName(opened, owner, extended.expression);
}
