import ts from 'typescript';
import type { CoreComponent } from '../records';
import type { PackageFolder } from '../packages/locatePackages';
import { resolved, type OpenProgram } from './openProgram';

/** All but the number of props. */
type Inheritance = Omit<NonNullable<CoreComponent['inherits']>, 'count'>;

/**
 * The component of another package whose props a props type is, names or extends.
 * @param name of the type
 */
export function readInheritance(
  opened: OpenProgram,
  owner: PackageFolder,
  name: ts.Node,
): Inheritance | undefined {
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
    return readInheritance(opened, owner, declaration.type.typeName);
  const [extended] = ts.isInterfaceDeclaration(declaration)
    ? (declaration.heritageClauses?.flatMap((clause) => [...clause.types]) ?? [])
    : [];
  return extended && readInheritance(opened, owner, extended.expression);
}
