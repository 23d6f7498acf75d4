import ts from 'typescript';

export interface StoryFacts {
  name: string;
  /** Globals that are fixed by the story, by those it extends, or by its file. */
  globals: Record<string, string>;
}

export interface StoryFile {
  file: string;
  stories: StoryFacts[];
  /** Everything that an object, an attribute or a call says by a literal, as `name: value`. */
  says: Set<string>;
}

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const nameOf = (node: ts.PropertyName | ts.JsxAttributeName) =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : node.getText();

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

/** The objects of a file by the constant they are kept in, so that a story may say `globals: unkept`. */
function constants(source: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) found.set(name.text, unwrap(initializer));
    }
  }
  return found;
}

/** Reads what a story file states by literals; it is not run. */
export function readStoryFile(file: string, text: string): StoryFile {
  const source = parse(file, text);
  const known = constants(source);

  const propertyOf = (
    object: ts.Expression | undefined,
    wanted: string,
  ): ts.Expression | undefined => {
    const node = object && resolve(object);
    if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
    for (const property of node.properties.toReversed()) {
      if (ts.isPropertyAssignment(property) && nameOf(property.name) === wanted)
        return unwrap(property.initializer);
      if (ts.isShorthandPropertyAssignment(property) && property.name.text === wanted)
        return known.get(wanted);
      if (ts.isSpreadAssignment(property)) {
        const inner = propertyOf(property.expression, wanted);
        if (inner) return inner;
      }
    }
    return undefined;
  };
  const resolve = (node: ts.Expression): ts.Expression => {
    const plain = unwrap(node);
    return ts.isIdentifier(plain) ? (known.get(plain.text) ?? plain) : plain;
  };
  const globalsIn = (object: ts.Expression | undefined): Record<string, string> => {
    const node = propertyOf(object, 'globals');
    const resolved = node && resolve(node);
    if (!resolved || !ts.isObjectLiteralExpression(resolved)) return {};
    return Object.fromEntries(
      resolved.properties.flatMap((property) => {
        const value = ts.isPropertyAssignment(property) ? unwrap(property.initializer) : undefined;
        return value && ts.isStringLiteralLike(value)
          ? [[nameOf((property as ts.PropertyAssignment).name), value.text]]
          : [];
      }),
    );
  };
  /** Globals of `meta`, or of the story that is kept in a constant: `A.extend(…)`, `meta.story(…)`, `preview.meta(…)`. */
  const inherited = (constant: string): Record<string, string> | undefined => {
    const call = known.get(constant);
    if (!call || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression))
      return undefined;
    const { expression: from, name } = call.expression;
    if (!['meta', 'story', 'extend'].includes(name.text)) return undefined;
    const around = ts.isIdentifier(from) ? (inherited(from.text) ?? {}) : {};
    return { ...around, ...globalsIn(call.arguments[0]) };
  };

  const stories = source.statements.flatMap((statement): StoryFacts[] => {
    const isExported =
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    return statement.declarationList.declarations.flatMap(({ name }) => {
      const globals = inherited(name.getText());
      return globals ? [{ name: name.getText(), globals }] : [];
    });
  });

  const says = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) {
      const value = unwrap(node.initializer);
      if (ts.isStringLiteralLike(value)) says.add(`${nameOf(node.name)}: ${value.text}`);
    } else if (
      ts.isJsxAttribute(node) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      says.add(`${nameOf(node.name)}: ${node.initializer.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, stories, says };
}

export interface Union {
  /** As it is declared: `ApiView`, `Preferences.mode`, `AdState.kind` for the names of a discriminated union. */
  name: string;
  file: string;
  values: string[];
}

function literals(type: ts.TypeNode | undefined): string[] {
  if (!type) return [];
  if (ts.isParenthesizedTypeNode(type)) return literals(type.type);
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  return ts.isUnionTypeNode(type) ? type.types.flatMap(literals) : [];
}

/** Values of each property of the members of a union of objects that says which member it is. */
function discriminants(type: ts.TypeNode): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (node: ts.TypeNode) => {
    if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) node.types.forEach(visit);
    else if (ts.isParenthesizedTypeNode(node)) visit(node.type);
    else if (ts.isTypeLiteralNode(node)) {
      for (const member of node.members) {
        if (!ts.isPropertySignature(member) || !member.type || !ts.isLiteralTypeNode(member.type))
          continue;
        const [value] = literals(member.type);
        if (value !== undefined)
          found.set(nameOf(member.name), (found.get(nameOf(member.name)) ?? new Set()).add(value));
      }
    }
  };
  visit(type);
  return found;
}

/** Strings of an array that is a constant; `...other` takes those of another one of the file. */
function stringsOf(
  node: ts.Expression | undefined,
  known: ReadonlyMap<string, ts.Expression>,
): string[] {
  const array = node && unwrap(node);
  if (!array || !ts.isArrayLiteralExpression(array)) return [];
  return array.elements.flatMap((element) => {
    if (ts.isStringLiteralLike(element)) return [element.text];
    return ts.isSpreadElement(element) && ts.isIdentifier(element.expression)
      ? stringsOf(known.get(element.expression.text), known)
      : [];
  });
}

/** Exported unions of names in a file of the domain: of literals, of properties, and the names of discriminated unions. */
export function readUnions(file: string, text: string): Union[] {
  const unions: Union[] = [];
  const source = parse(file, text);
  const known = constants(source);
  const add = (name: string, values: string[]) =>
    values.length > 1 && unions.push({ name, file, values: [...new Set(values)] });
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) {
      add(statement.name.text, literals(statement.type));
      // `(typeof reasons)[number]`
      const array = ts.isIndexedAccessTypeNode(statement.type)
        ? statement.type.objectType
        : undefined;
      const query = array && ts.isParenthesizedTypeNode(array) ? array.type : array;
      if (query && ts.isTypeQueryNode(query))
        add(statement.name.text, stringsOf(known.get(query.exprName.getText()), known));
      for (const [property, values] of discriminants(statement.type))
        add(`${statement.name.text}.${property}`, [...values]);
    } else if (ts.isInterfaceDeclaration(statement)) {
      for (const member of statement.members) {
        if (ts.isPropertySignature(member))
          add(`${statement.name.text}.${nameOf(member.name)}`, literals(member.type));
      }
    }
  }
  return unions;
}
