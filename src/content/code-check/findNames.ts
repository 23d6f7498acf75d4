import ts from 'typescript';

/** A name in code that a package declares. */
export interface FoundName {
  /** Where it begins in the file. */
  at: number;
  text: string;
  /** `@scope/package#Owner.member`, or `@scope/package#Name` of an export. */
  of: string;
}

/** `@scope/name` of `@scope/name/folder/file`, `name` of `name/file`; empty for a path. */
const packageOf = (module: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';

type Container = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

const isContainer = (node: ts.Node): node is Container & { name: ts.Identifier } =>
  (ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)) &&
  node.name !== undefined;

/** `DataSource.getMany`; of a part of a member, the member. */
function memberName(declaration: ts.Declaration): string | undefined {
  let member: string | undefined;
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (isContainer(node)) return member && `${node.name.text}.${member}`;
    if ((ts.isTypeElement(node) || ts.isClassElement(node)) && node.name)
      member = node.name.getText();
  }
  return undefined;
}

/**
 * Names in a file that are declared in packages: what it imports, props of elements, keys of typed objects, members.
 * TypeScript resolves them, so one that only reads alike is not found. Closing tags are left out.
 * @param isWanted whether names of this package are looked for
 */
export function findNames(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  isWanted: (packageName: string) => boolean,
): FoundName[] {
  const found: FoundName[] = [];
  const add = (node: ts.Node, of: string | undefined) => {
    if (of) found.push({ at: node.getStart(source), text: node.getText(source), of });
  };

  const memberOf = (symbols: readonly (ts.Symbol | undefined)[]): string | undefined => {
    for (const declaration of symbols.flatMap((symbol) => symbol?.declarations ?? [])) {
      const file = declaration.getSourceFile().fileName.split('/node_modules/').at(-1)!;
      const name = isWanted(packageOf(file)) && memberName(declaration);
      if (name) return `${packageOf(file)}#${name}`;
    }
    return undefined;
  };
  const propertyOf = (types: readonly ts.Type[], name: string): string | undefined =>
    memberOf(types.map((type) => checker.getPropertyOfType(checker.getApparentType(type), name)));
  /** What an object is to be; of a union, those of its types that the object is first. */
  const expectedTypes = (object: ts.Expression): readonly ts.Type[] => {
    const expected = checker.getContextualType(resultOfCall(object) ?? object);
    if (!expected?.isUnion()) return expected ? [expected] : [];
    const type = checker.getTypeAtLocation(object);
    const matches = (one: ts.Type) => checker.isTypeAssignableTo(type, one);
    return [...expected.types].sort((a, b) => Number(matches(b)) - Number(matches(a)));
  };
  /** The call of `useMemo(() => ({ … }))`: what is expected of it is expected of the object. */
  const resultOfCall = ({ parent }: ts.Expression): ts.Expression | undefined => {
    const arrow = ts.isParenthesizedExpression(parent) ? parent.parent : parent;
    const call = ts.isArrowFunction(arrow) && ts.isCallExpression(arrow.parent) && arrow.parent;
    const isMemo = call && call.expression.getText(source).endsWith('useMemo');
    return isMemo && checker.getContextualType(call) ? call : undefined;
  };
  /** What a member is that an object of this file has, by what the object is to be. */
  const memberOfObject = (symbol: ts.Symbol | undefined, name: string): string | undefined => {
    const object = symbol?.declarations?.[0]?.parent;
    return object && ts.isObjectLiteralExpression(object)
      ? propertyOf(expectedTypes(object), name)
      : undefined;
  };
  /** An export, where the name is imported, and where it is used. */
  const importOf = (node: ts.Identifier): string | undefined => {
    const specifier = checker
      .getSymbolAtLocation(node)
      ?.declarations?.find((declaration) => ts.isImportSpecifier(declaration));
    if (!specifier) return undefined;
    const from = specifier.parent.parent.parent.moduleSpecifier;
    const packageName = ts.isStringLiteral(from) ? packageOf(from.text) : '';
    return isWanted(packageName)
      ? `${packageName}#${(specifier.propertyName ?? specifier.name).text}`
      : undefined;
  };

  const visitName = (node: ts.Identifier) => {
    const { parent } = node;
    if (ts.isJsxClosingElement(parent)) return;
    if (ts.isJsxAttribute(parent))
      return add(node, propertyOf(expectedTypes(parent.parent), node.text));
    if (
      (ts.isPropertyAssignment(parent) ||
        ts.isShorthandPropertyAssignment(parent) ||
        ts.isMethodDeclaration(parent)) &&
      parent.name === node &&
      ts.isObjectLiteralExpression(parent.parent)
    )
      return add(node, propertyOf(expectedTypes(parent.parent), node.text));
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
      return add(node, propertyOf([checker.getTypeAtLocation(parent.parent)], node.text));
    if (ts.isImportSpecifier(parent) && parent.propertyName === node)
      return add(node, importOf(parent.name as ts.Identifier));
    if (
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isQualifiedName(parent) && parent.right === node)
    ) {
      const symbol = checker.getSymbolAtLocation(node);
      return add(node, memberOf([symbol]) ?? memberOfObject(symbol, node.text));
    }
    add(node, importOf(node));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) visitName(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
