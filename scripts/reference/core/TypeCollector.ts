import ts from 'typescript';
import type { ReferenceRow, TypeRecord, TypeShape, TypeText } from '../../../src/reference/records';
import { typeOf } from '../../../src/reference/typeShapes';
import { resolved, type OpenProgram } from './openProgram';
import { quoted, readComment } from './readComment';
import { readRow } from './readRow';

const isPrivate = (node: ts.Node) =>
  ts.isClassElement(node) && !!(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private);

const printer = ts.createPrinter(
  { removeComments: true, omitTrailingSemicolon: true },
  {
    substituteNode: (_, node) =>
      isPrivate(node) ? ts.factory.createNotEmittedStatement(node) : node,
  },
);

/** Types that rows mention: who mentions one gets its key, and its record is made once. */
export class TypeCollector {
  readonly records: Record<string, TypeRecord> = {};
  /** Where rows of the owners are declared. */
  readonly declared = new Map<ReferenceRow, ts.Declaration>();
  private readonly exported: ReadonlySet<ts.Symbol>;

  /**
   * @param exports what can be imported from the packages that are documented
   * @param owners names of packages whose types are read with their members
   */
  constructor(
    readonly opened: OpenProgram,
    exports: readonly ts.Symbol[],
    readonly owners: ReadonlySet<string>,
  ) {
    this.exported = new Set(exports.map((symbol) => resolved(opened.checker, symbol)));
  }

  /** A written type, type parameter or declaration as data. */
  typeOf = (node: ts.Node): TypeText => typeOf(this.shapeOf(node));

  private shapeOf(node: ts.Node): TypeShape {
    const each = (nodes: readonly ts.Node[]) => nodes.map((one) => this.shapeOf(one));
    if (ts.isParenthesizedTypeNode(node)) return this.shapeOf(node.type);
    if (ts.isUnionTypeNode(node)) return { kind: 'union', of: each(node.types) };
    if (ts.isIntersectionTypeNode(node)) return { kind: 'intersection', of: each(node.types) };
    if (ts.isArrayTypeNode(node)) return { kind: 'array', of: each([node.elementType]) };
    if (ts.isLiteralTypeNode(node)) return { kind: 'literal', value: valueOf(node.literal) };
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = nameOf(node)!;
      const [text, key] = [print(name), this.add(name)];
      const of = node.typeArguments && each(node.typeArguments);
      return { kind: 'name', text, names: key ? { [text]: key } : undefined, of };
    }
    if (ts.isTypeLiteralNode(node) && isPlain(node.members))
      return { kind: 'object', members: node.members.map(this.memberOf) };
    if (isFunction(node))
      return {
        kind: 'function',
        members: node.parameters.map(this.memberOf),
        returns: this.shapeOf(node.type!),
      };
    if (ts.isToken(node)) return { kind: 'keyword', text: print(node) };
    return { kind: 'code', ...this.codeOf(node) };
  }

  private readonly memberOf = (node: ts.PropertySignature | ts.ParameterDeclaration) => ({
    name: (ts.isParameter(node) && node.dotDotDotToken ? '...' : '') + print(node.name),
    required: !node.questionToken,
    type: this.shapeOf(node.type!),
  });

  /** Text, and the names in it that have a record. */
  private codeOf(node: ts.Node): Pick<TypeText, 'text' | 'names'> {
    const names: Record<string, string> = {};
    const visit = (inner: ts.Node): void => {
      const name = nameOf(inner);
      const key = name && this.add(name);
      if (name && key) names[name.getText()] = key;
      ts.forEachChild(inner, visit);
    };
    visit(node);
    const text = print(node).replace(/^(export )?(declare )?/, '');
    return { text, names: Object.keys(names).length > 0 ? names : undefined };
  }

  /** Adds the types that can be imported, but for some by name. */
  addExported(except: ReadonlySet<string | undefined>): void {
    for (const symbol of this.exported)
      if (symbol.flags & ts.SymbolFlags.Type && !except.has(symbol.name))
        this.addSymbol(symbol, symbol.name);
  }

  private add(name: ts.Node): string | undefined {
    const symbol = this.opened.checker.getSymbolAtLocation(name);
    return symbol && this.addSymbol(resolved(this.opened.checker, symbol), name.getText());
  }

  private addSymbol(target: ts.Symbol, name: string): string | undefined {
    if (target.flags & ts.SymbolFlags.TypeParameter) return undefined;
    const declaration = target.declarations?.[0];
    const definedAt = declaration && this.opened.definedAt(declaration);
    if (!definedAt || definedAt.package === 'typescript') return undefined;
    const key = `${definedAt.package}/${definedAt.file}#${target.name === 'default' ? name : target.name}`;
    if (this.records[key]) return key;
    const record: TypeRecord = {
      name: key.slice(key.lastIndexOf('#') + 1),
      kind: kindOf(declaration),
      definedAt,
      exported: this.exported.has(target),
    };
    this.records[key] = record;
    if (this.owners.has(definedAt.package)) this.describe(record, target, declaration);
    return key;
  }

  /** A type of Toolpad itself, with all that it is made of. */
  private describe(record: TypeRecord, symbol: ts.Symbol, declaration: ts.Declaration): void {
    const { text } = readComment(declaration);
    record.description = quoted(text || undefined, record.definedAt.package);
    const isAlias = ts.isTypeAliasDeclaration(declaration);
    if (isAlias || ts.isInterfaceDeclaration(declaration))
      record.typeParameters = declaration.typeParameters?.map(this.typeOf);
    if (ts.isInterfaceDeclaration(declaration))
      record.extends = declaration.heritageClauses?.flatMap(({ types }) => types.map(this.typeOf));
    const members = membersOf(this.opened.checker, symbol, declaration);
    if (members.length > 0) record.members = members.map((member) => readRow(this, member));
    const whole = isAlias ? declaration.type : declaration;
    if (members.length === 0 || hasUnnamed(whole)) record.declaration = this.typeOf(whole);
  }
}

/** Whether a type has members without a name, such as an index signature, which are no rows. */
const hasUnnamed = (node: ts.Node) =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) &&
  node.members.some((member) => !member.name);

const isPlain = (
  members: ts.NodeArray<ts.TypeElement>,
): members is ts.NodeArray<ts.PropertySignature> => members.every(ts.isPropertySignature);

const isFunction = (node: ts.Node): node is ts.FunctionTypeNode | ts.MethodSignature =>
  (ts.isFunctionTypeNode(node) || ts.isMethodSignature(node)) && !node.typeParameters;

function valueOf(node: ts.LiteralTypeNode['literal']): string | number | boolean | null {
  if (ts.isStringLiteral(node)) return node.text;
  return JSON.parse(node.getText()) as number | boolean | null;
}

function membersOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
): ts.Symbol[] {
  const members = ts.isInterfaceDeclaration(declaration)
    ? [...(symbol.members?.values() ?? [])]
    : ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type)
      ? checker.getPropertiesOfType(checker.getTypeFromTypeNode(declaration.type))
      : [];
  return members.filter(
    (member) => member.flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method),
  );
}

function nameOf(node: ts.Node): ts.EntityName | ts.Expression | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  return undefined;
}

function kindOf(declaration: ts.Declaration): TypeRecord['kind'] {
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  if (ts.isTypeAliasDeclaration(declaration)) return 'alias';
  return ts.isClassDeclaration(declaration) ? 'class' : 'other';
}

/** Source without comments, evenly spaced. */
function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/;$/, '');
}
