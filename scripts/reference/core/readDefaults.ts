import path from 'node:path';
import ts from 'typescript';
import type { PackageFolder } from '../packages/locatePackages';
import type { OpenProgram } from './openProgram';
import { codeEnding } from './typedCode';

/** What stands in for what is not given: TypeScript, or a prop of a component that gives it through a context. */
interface Instead {
  text?: string;
  from?: ts.Declaration;
}

interface CodeDefault extends Instead {
  /** Values that change nothing: `{}` for an object that is read by `?.`, `false` for a condition. */
  same: readonly string[];
  /** Whether any code reads it. */
  isRead: boolean;
}

/** Reads what the code of a package does without a prop, an option or a parameter; nothing where it cannot tell. */
export function readDefaults(
  { program, checker, exportsOf, packageOf }: OpenProgram,
  owner: PackageFolder,
): (declaration: ts.Declaration) => CodeDefault {
  const exported = exportsOf(path.join(owner.folder, 'index.d.ts'))?.map(({ name }) => name);
  const uses = new Map<ts.Declaration, ts.Node[]>();
  const functions = new Map<string, ts.Node>();
  /** By the file of their declarations and their names. */
  const parameters = new Map<string, ts.Expression>();
  /** What the providers of contexts give. */
  const provided = new Map<string, ts.Expression>();

  const fileBeside = (node: ts.Node) => node.getSourceFile().fileName.replace(codeEnding, '.d.ts');
  const declarationsAt = (node: ts.Node) => checker.getSymbolAtLocation(node)?.declarations ?? [];
  const initializerOf = (node: ts.Node) =>
    declarationsAt(node).filter(ts.isVariableDeclaration)[0]?.initializer;
  const isOwn = (node: ts.Declaration) =>
    node.getSourceFile().isDeclarationFile && packageOf(node.getSourceFile().fileName) === owner;
  const membersOf = (type: ts.Type, name: ts.Node) =>
    checker.getNonNullableType(type).getProperty(name.getText())?.declarations?.filter(isOwn) ?? [];

  /** The members of types that a node reads, or that the variable was taken from which it names. */
  const membersAt = (node: ts.Node): ts.Declaration[] => {
    if (ts.isBindingElement(node))
      return membersOf(checker.getTypeAtLocation(node.parent), node.propertyName ?? node.name);
    if (ts.isIdentifier(node))
      return declarationsAt(node).filter(ts.isBindingElement).flatMap(membersAt);
    if (!ts.isPropertyAccessExpression(node)) return [];
    const members = declarationsAt(node.name).filter(isOwn);
    if (members.length > 0 || !node.expression.getText().endsWith('slots')) return members;
    // The checker does not know what a context of the file gives.
    const slots = exportsOf(fileBeside(node))?.filter(({ name }) => name.endsWith('Slots')) ?? [];
    return slots.flatMap((one) => membersOf(checker.getDeclaredTypeOfSymbol(one), node.name));
  };

  const index = (node: ts.Node): void => {
    for (const one of membersAt(node)) uses.set(one, [...(uses.get(one) ?? []), node]);
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node);
    if (ts.isParameter(node) && node.initializer)
      parameters.set(fileBeside(node) + node.name.getText(), node.initializer);
    const [component, props] = elementAt(node);
    const value = props && propertyIn(props, 'value');
    if (value) provided.set(component!.getText().replace('.Provider', ''), value);
    ts.forEachChild(node, index);
  };

  /** The expression behind constants, contexts, `useMemo`, and functions that readers cannot import. */
  const behind = (node: ts.Expression): ts.Expression => {
    const follow = (next: ts.Expression | undefined) => (next ? behind(next) : node);
    // `typeof x !== 'undefined' ? x : …`
    if (ts.isConditionalExpression(node)) return behind(node.whenTrue);
    if (ts.isIdentifier(node)) return follow(initializerOf(node));
    if (ts.isPropertyAccessExpression(node))
      return follow(propertyIn(behind(node.expression), node.name.text));
    if (!ts.isCallExpression(node)) return node;
    const name = node.expression.getText();
    const [argument] = node.arguments;
    if (argument && name.endsWith('useContext')) return follow(provided.get(argument.getText()));
    if (argument && name.endsWith('useMemo')) return follow(resultOf(argument));
    return argument || exported?.includes(name) ? node : follow(resultOf(functions.get(name)));
  };

  const propertyIn = (object: ts.Expression, name: string): ts.Expression | undefined =>
    (ts.isObjectLiteralExpression(object) ? [...object.properties] : [])
      .map((one) => {
        if (ts.isSpreadAssignment(one)) return propertyIn(behind(one.expression), name);
        const isIt = ts.isPropertyAssignment(one) && one.name.getText() === name;
        return isIt ? one.initializer : undefined;
      })
      .find(Boolean);

  const valueOf = (expression: ts.Expression, member: ts.Declaration): Instead | undefined => {
    const node = behind(expression);
    const [from] = membersAt(node);
    if (from === member) return undefined;
    if (from && ts.isIdentifier(node)) return { from };
    if (isFallback(node)) return valueOf(node.left, member) ?? valueOf(node.right, member);
    const [component] = elementAt(node);
    if (component && !isSlot(member)) return undefined;
    return { text: textOf(component ? (elementOfSlot(node, member) ?? component) : node) };
  };

  /** Code as readers could write it; undefined where it needs what only the code around it has. */
  const textOf = (node: ts.Node): string | undefined => {
    const [declaration] = ts.isIdentifier(node) ? declarationsAt(node) : [];
    if (declaration && ts.isImportSpecifier(declaration))
      return (declaration.propertyName ?? declaration.name).text;
    const value = initializerOf(node);
    if (value) return textOf(value);
    if (declaration && isVariable(declaration)) return undefined;
    if (node.getChildCount() === 0) return node.getText();
    const texts = node.getChildren().map((child) => {
      const text = textOf(child);
      return text && child.getFullStart() < child.getStart() ? ` ${text}` : text;
    });
    return texts.includes(undefined) ? undefined : texts.join('').trim();
  };

  /** What takes the place of a member that is not given, where it is used. */
  const insteadAt = (use: ts.Node, member: ts.Declaration): Instead | undefined => {
    const { parent } = use;
    if (ts.isBindingElement(use)) return use.initializer && valueOf(use.initializer, member);
    const choice = choiceAt(use);
    if (choice && (isSlot(member) || membersAt(choice.whenTrue).includes(member)))
      return valueOf(choice.whenFalse, member);
    if (isFallback(parent) && parent.left === use && !choiceAt(parent))
      return isSlot(member) || !isEmpty(parent.right) ? valueOf(parent.right, member) : undefined;
    if (ts.isSpreadAssignment(parent)) {
      const { properties } = parent.parent;
      const before = properties[properties.indexOf(parent) - 1];
      return before && ts.isSpreadAssignment(before)
        ? valueOf(before.expression, member)
        : undefined;
    }
    // Passed on to another component of the package.
    const [element, props] = elementAt(parent.parent?.parent);
    if (!element || parent.parent !== props || !ts.isPropertyAssignment(parent)) return undefined;
    const made = initializerOf(element);
    const component = made && isFallback(made) ? made.right : element;
    const [takes] = checker.getTypeAtLocation(component).getCallSignatures()[0]?.parameters ?? [];
    const [target] = takes ? membersOf(checker.getTypeOfSymbol(takes), parent.name) : [];
    return target && target !== member ? of(target) : undefined;
  };

  const of = (declaration: ts.Declaration): CodeDefault => {
    const used = uses.get(declaration) ?? [];
    const parameter =
      ts.isParameter(declaration) &&
      parameters.get(declaration.getSourceFile().fileName + declaration.name.getText());
    const [first, ...others] = [
      parameter ? { text: textOf(parameter) } : undefined,
      ...used.map((use) => insteadAt(use, declaration)),
    ].flatMap((one) => ((one?.text ?? one?.from) ? [one] : []));
    const isOne = others.every(({ text, from }) => text === first!.text && from === first!.from);
    const isGuarded = used.some(
      ({ parent }) => ts.isPropertyAccessExpression(parent) && parent.questionDotToken,
    );
    return {
      ...(isOne ? first : undefined),
      same: [...(isGuarded ? ['{}', '[]'] : []), ...(used.some(choiceAt) ? ['false'] : [])],
      isRead: used.length > 0,
    };
  };

  for (const source of program.getSourceFiles())
    if (isCode(source) && packageOf(source.fileName) === owner) index(source);
  return of;
}

export const isSlot = ({ parent }: ts.Declaration) =>
  ts.isInterfaceDeclaration(parent) && parent.name.text.endsWith('Slots');

const isVariable = (node: ts.Node) =>
  ts.isParameter(node) || ts.isBindingElement(node) || ts.isVariableDeclaration(node);

const isCode = (node: ts.Node) => node.getSourceFile().fileName.endsWith(codeEnding);

/** A value that says nothing: what is not given is empty anyway. */
const isEmpty = (node: ts.Node) => /^(null|undefined|''|\{\}|\[\])$/.test(node.getText());

const isFallback = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && /^(\?\?|\|\|)$/.test(node.operatorToken.getText());

/** `x ? … : …` and `typeof x !== 'undefined' ? … : …`, from the place of `x`. */
function choiceAt(use: ts.Node): ts.ConditionalExpression | undefined {
  const test = ts.isTypeOfExpression(use.parent) ? use.parent.parent : use;
  const { parent } = test;
  return ts.isConditionalExpression(parent) && parent.condition === test ? parent : undefined;
}

/** The component and the props of an element. */
function elementAt(node: ts.Node | undefined): [ts.Expression?, ts.ObjectLiteralExpression?] {
  if (!node || !ts.isCallExpression(node) || !node.expression.getText().startsWith('_jsx'))
    return [];
  const [component, props] = node.arguments;
  return props && ts.isObjectLiteralExpression(props) ? [component, props] : [];
}

/** Among the elements that take the place of a slot, the one that gets the props of the slot. */
function elementOfSlot(node: ts.Node, slot: ts.Declaration): ts.Expression | undefined {
  const [component, props] = elementAt(node);
  const given = `...slotProps?.${ts.getNameOfDeclaration(slot)?.getText()}`;
  return props?.properties.some((one) => one.getText() === given)
    ? component
    : ts.forEachChild(node, (one) => elementOfSlot(one, slot));
}

/** What a function returns that does nothing else. */
function resultOf(node: ts.Node | undefined): ts.Expression | undefined {
  const body = node && 'body' in node ? (node.body as ts.ConciseBody) : undefined;
  if (body && ts.isParenthesizedExpression(body)) return body.expression;
  if (!body || !ts.isBlock(body)) return body;
  const last = body.statements.at(-1);
  return last && ts.isReturnStatement(last) ? last.expression : undefined;
}
