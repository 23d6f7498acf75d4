import ts from 'typescript';
import type { TypeRecord, TypeText } from '../../../src/reference/records';
import { resolved, type OpenProgram } from './openProgram';
import { quoted, readComment } from './readComment';
import { readRow } from './readRow';

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** Types that rows mention: who mentions one gets its key, and its record is made once. */
export class TypeCollector {
  readonly records: Record<string, TypeRecord> = {};
  private readonly exported: ReadonlySet<ts.Symbol>;

  /**
   * @param exports what can be imported from the packages that are documented
   * @param owners names of packages whose types are read with their members
   */
  constructor(
    readonly opened: OpenProgram,
    exports: readonly ts.Symbol[],
    private readonly owners: ReadonlySet<string>,
  ) {
    this.exported = new Set(exports.map((symbol) => resolved(opened.checker, symbol)));
  }

  /** A written type or declaration: its text, and the names in it that have a record. */
  textOf(node: ts.Node): TypeText {
    const names: Record<string, string> = {};
    const visit = (inner: ts.Node): void => {
      const name = nameOf(inner);
      const key = name && this.add(name);
      if (name && key) names[name.getText()] = key;
      ts.forEachChild(inner, visit);
    };
    visit(node);
    const text = print(node);
    return { text, names: Object.keys(names).length > 0 ? names : undefined };
  }

  private add(name: ts.Node): string | undefined {
    const symbol = this.opened.checker.getSymbolAtLocation(name);
    if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) return undefined;
    const target = resolved(this.opened.checker, symbol);
    const declaration = target.declarations?.[0];
    const definedAt = declaration && this.opened.definedAt(declaration);
    if (!definedAt || definedAt.package === 'typescript') return undefined;
    const key = `${definedAt.package}/${definedAt.file}#${target.name === 'default' ? name.getText() : target.name}`;
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
    const { text: source, names } = this.textOf(declaration);
    record.declaration = { text: source.replace(/^(export )?(declare )?/, ''), names };
    record.description = quoted(text || undefined, record.definedAt.package);
    const rows = membersOf(this.opened.checker, symbol, declaration).map((member) =>
      readRow(this, member),
    );
    if (rows.length > 0) record.members = rows;
  }
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
