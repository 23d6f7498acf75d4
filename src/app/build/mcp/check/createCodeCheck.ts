import type { JSXAttribute, JSXOpeningElement, Node } from '@babel/types';
import { didYouMean, probableName } from '../../../../content/nearest';
import type {
  RecordDocument,
  ReferenceDocument,
} from '../../../../reference/document/referenceDocument';
import type { TypeShape } from '../../../../reference/records';
import { partsOf, rowsOf, stringsOf, type TypePart } from '../../../../reference/typeShapes';
import type { Migration } from '../createMigration';
import { keyName, parseCode, propsHolder, visitNodes } from './parseCode';
import {
  corePackage,
  formerStudioPackage,
  studioPackage,
} from '../../../../domain/code/documentedPackages';

type Component = Extract<RecordDocument, { kind: 'component' }>['record'];

/** What a name in code stands for, where that is an import or a constant. */
type Binding = { module: string; name: string } | { value: Node } | undefined;

/** Where a name belongs, and where to read about it. */
interface Place {
  owner: string;
  page?: string | undefined;
}

/** Longer lists of names are not repeated. */
const longestList = 24;

/** Deeper values are not checked: code can make them refer to themselves. */
const deepestPath = 20;

/** Whether neither keys nor strings are expected of a type. */
const isPlain = ({ shape }: TypePart) =>
  shape.kind === 'function' ||
  (shape.kind === 'literal' && typeof shape.value !== 'string') ||
  (shape.kind === 'keyword' && !/^(?:any|object|string|unknown)$/.test(shape.text));

/** Whether all keys and strings are known. */
const isClosed = (parts: readonly TypePart[]) =>
  parts.every(({ shape: { kind }, rows }) => rows || kind === 'literal' || kind === 'array');

const code = (name: string) => `\`${name}\``;
const packageOf = (module: string) => module.split('/').slice(0, 2).join('/');
/** Whether code means a documented package, also by a name that one had once. */
const isOurs = (module: string) =>
  [corePackage, studioPackage, formerStudioPackage].includes(packageOf(module));

function nearestOf(name: string, known: readonly string[]): string {
  const near = probableName(name, known);
  const isShort = known.length > 0 && known.length <= longestList;
  return [
    ...(near ? [`Nearest: ${code(near)}.`] : []),
    ...(isShort ? [`Valid: ${known.map(code).join(', ')}.`] : []),
  ].join(' ');
}

/** All names that code declares; one that it declares more than once stands for nothing known. */
function readBindings(tree: Node): ReadonlyMap<string, Binding> {
  const bindings = new Map<string, Binding>();
  const bind = (name: string, binding?: Binding) =>
    bindings.set(name, bindings.has(name) ? undefined : binding);
  const bindAll = (pattern: Node) =>
    visitNodes(pattern, (node) => node.type === 'Identifier' && bind(node.name));
  visitNodes(tree, (node) => {
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers) {
        const name = one.type === 'ImportSpecifier' && keyName(one.imported);
        bind(one.local.name, name ? { module: node.source.value, name } : undefined);
      }
    else if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      bind(node.id.name, node.init ? { value: node.init } : undefined);
    else if (node.type === 'VariableDeclarator') bindAll(node.id);
    else if ('id' in node && node.id?.type === 'Identifier') bind(node.id.name);
    if ('params' in node && 'body' in node) (node.params as Node[]).forEach(bindAll);
  });
  return bindings;
}

/**
 * Makes the check of code against the names of one version.
 * @param allPages path of their list
 * @returns a function that gives the names that it compared, problems in the order of the code, and names that it could
 * not place with a reason; it throws an error where code does not parse
 */
export function createCodeCheck(
  { modules, types }: Pick<ReferenceDocument, 'modules' | 'types'>,
  records: readonly RecordDocument[],
  migration: Migration,
  allPages: string,
) {
  const allPartsOf = (shapes: readonly TypeShape[]) =>
    shapes.flatMap((shape) => partsOf(shape, types)).filter((part) => !isPlain(part));
  const components = records.flatMap((one) => (one.kind === 'component' ? [one.record] : []));
  const propNames = new Set(components.flatMap(({ props }) => props.map(({ name }) => name)));
  const moduleNames = Object.keys(modules);
  const callable = Object.values(modules)
    .flat()
    .filter(({ kind }) => kind === 'component' || kind === 'hook');
  const callableNames = new Set(callable.map(({ name }) => name));

  /** A component, also by another name that its page documents. */
  const componentNamed = (name: string) =>
    components.find((one) => one.name === name) ??
    components.find(({ page }) => callable.some((one) => one.name === name && one.page === page));
  const hasProp = ({ name, props }: Component, prop: string) =>
    props.some((one) => one.name === prop) || migration.removedIn(prop, name) !== undefined;

  return (source: string) => {
    const tree = parseCode(source);
    const bindings = readBindings(tree);
    const found = new Map<Node, string>();
    const unplaced = new Map<string, string>();
    const checked = new Set<string>();
    const seen = new Set<string>();

    const report = (node: Node, what: string, how: string, page = allPages) =>
      found.set(node, `${what} ${how} Read ${page}`.replace(/ {2,}/g, ' '));

    function reportMissing(node: Node, { owner, page }: Place, path: string, known: string[]) {
      const removal = migration.removedIn(path, owner);
      const advice = migration.adviceFor(owner, path);
      const what =
        owner === path
          ? `There is no module ${code(path)}.`
          : `${code(owner)} has no ${code(path)}.`;
      report(
        node,
        removal ? `${what} Removed in ${removal}.` : what,
        advice ? `The migration guide: ${advice}` : nearestOf(path.split('.').at(-1)!, known),
        page ?? (advice && migration.page),
      );
    }

    function checkExport(node: Node, module: string, name: string): void {
      checked.add(name);
      const names = modules[module] ?? [];
      const one = names.find((other) => other.name === name);
      const home = moduleNames.findLast((other) => modules[other]!.some((e) => e.name === name));
      const isHook = (other: string) => /^use[A-Z]/.test(other);
      const known = names.map((e) => e.name).filter((other) => isHook(other) === isHook(name));
      const near = probableName(name, known);
      if (one?.deprecated)
        report(node, `${code(name)} is deprecated:`, one.deprecated.text.split('\n')[0]!, one.page);
      else if (!one && name === 'default')
        report(node, `${code(module)} has no default export.`, nearestOf(name, known));
      else if (!one && home)
        report(node, `${code(module)} has no ${code(name)}.`, `It is in ${code(home)}.`);
      else if (!one) {
        const page = names.find((other) => other.name === near)?.page;
        reportMissing(node, { owner: module, page }, name, known);
      }
    }

    function checkModule(node: Node, module: string): void {
      const beside = moduleNames.filter((name) => packageOf(name) === packageOf(module));
      const isFileIn = (name: string) =>
        name.split('/').length > 2 && module.startsWith(`${name}/`);
      if (!modules[module] && !beside.some(isFileIn))
        reportMissing(node, { owner: module }, module, beside.length > 0 ? beside : moduleNames);
      if (!modules[module] || !('specifiers' in node) || !node.specifiers) return;
      for (const one of node.specifiers) {
        if (one.type === 'ImportSpecifier') checkExport(one, module, keyName(one.imported)!);
        if (one.type === 'ExportSpecifier') checkExport(one, module, one.local.name);
        if (one.type === 'ImportDefaultSpecifier') checkExport(one, module, 'default');
      }
    }

    /** Lists a name that the code does not declare; reports one that the packages had once. */
    function leaveOut(node: Node, name: string, why?: string): void {
      if (bindings.has(name)) return;
      if (migration.removedIn(name)) reportMissing(node, { owner: moduleNames[0]! }, name, []);
      else unplaced.set(name, why ?? `not declared here.${didYouMean(name, callableNames)}`);
    }

    function checkProp(attribute: JSXAttribute, name: string, component: Component): void {
      const { name: owner, page, props, inherits } = component;
      const row = props.find((one) => one.name === name);
      const known = props.map((one) => one.name);
      if (row) checked.add(`${owner} ${name}`);
      if (row) checkValue(attribute.value, allPartsOf([row.type.shape]), { owner, page }, name);
      else if (!inherits || hasProp(component, name))
        reportMissing(attribute, { owner, page }, name, known);
      else
        unplaced.set(
          `${owner} ${name}`,
          `may be a prop of ${inherits.name} of ${inherits.package}.${didYouMean(name, known)}`,
        );
    }

    function checkElement({ name: tag, attributes }: JSXOpeningElement): void {
      if (tag.type !== 'JSXIdentifier' || !/^[A-Z]/.test(tag.name)) return;
      const given = attributes.flatMap((one): [JSXAttribute, string][] => {
        const name = one.type === 'JSXAttribute' && keyName(one.name);
        return !name || /^(?:key|ref)$|-/.test(name) ? [] : [[one, name]];
      });
      if (tag.name === propsHolder) {
        for (const [attribute, prop] of given) {
          const [owner, ...others] = components.filter((one) => hasProp(one, prop));
          if (!owner) unplaced.set(prop, `no component has it.${didYouMean(prop, propNames)}`);
          else if (others.length === 0) checkProp(attribute, prop, owner);
        }
        return;
      }
      const isBound = bindings.has(tag.name);
      const binding: Binding = isBound ? bindings.get(tag.name) : { module: '', name: tag.name };
      const isNamed = binding && 'name' in binding && (!isBound || isOurs(binding.module));
      const component = isNamed ? componentNamed(binding.name) : undefined;
      // One word is a name in other packages, too: an icon `Edit`, a `List` of Material UI.
      const isCertain = isBound || !/^[A-Z][a-z]+$/.test(tag.name);
      if (component && (isCertain || given.some(([, prop]) => hasProp(component, prop)))) {
        checked.add(component.name);
        for (const [attribute, prop] of given) checkProp(attribute, prop, component);
      } else leaveOut(tag, tag.name, component && 'not declared here; other packages have it, too');
    }

    function checkValue(
      node: Node | null | undefined,
      types: readonly TypePart[],
      place: Place,
      path: string,
    ): void {
      const key = `${node?.start} ${path}`;
      if (!node || types.length === 0 || seen.has(key)) return;
      seen.add(key);
      const again = (...nodes: Node[]) =>
        nodes.forEach((one) => checkValue(one, types, place, path));
      if (node.type === 'StringLiteral') {
        const strings = stringsOf(types);
        const isWrong = strings.length > 0 && isClosed(types) && !strings.includes(node.value);
        const what = `${code(path)} of ${code(place.owner)} cannot be ${code(node.value)}.`;
        if (isWrong) report(node, what, nearestOf(node.value, strings), place.page);
      } else if (node.type === 'JSXExpressionContainer' || node.type === 'TSSatisfiesExpression')
        again(node.expression);
      else if (node.type === 'ConditionalExpression') again(node.consequent, node.alternate);
      else if (node.type === 'Identifier') {
        const binding = bindings.get(node.name);
        if (binding && 'value' in binding) again(binding.value);
      } else if (node.type === 'ArrayExpression') {
        const elements = allPartsOf(
          types.flatMap(({ shape }) => (shape.kind === 'array' ? shape.of : [])),
        );
        for (const one of node.elements) checkValue(one, elements, place, path);
      } else if (node.type === 'ObjectExpression' && path.split('.').length < deepestPath) {
        const rows = rowsOf(types);
        const keys = [...new Set(rows.map((row) => row.name))];
        for (const property of node.properties) {
          const name = 'key' in property && !property.computed && keyName(property.key);
          if (!name) continue;
          const inner = `${path}.${name}`;
          const isUnknown = keys.length > 0 && isClosed(types) && !keys.includes(name);
          if (isUnknown) reportMissing(property, place, inner, keys);
          else if ('value' in property)
            checkValue(
              property.value,
              allPartsOf(rows.flatMap((row) => (row.name === name ? [row.type.shape] : []))),
              place,
              inner,
            );
        }
      }
    }

    visitNodes(tree, (node) => {
      if (node.type === 'JSXOpeningElement') checkElement(node);
      else if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
        const { name } = node.callee;
        if (!/^use[A-Z]/.test(name) || bindings.has(name)) return;
        if (callableNames.has(name)) checked.add(name);
        else leaveOut(node.callee, name);
      } else if ('source' in node && node.source?.type === 'StringLiteral') {
        if (isOurs(node.source.value)) checkModule(node, node.source.value);
      }
    });
    const problems = [...found].sort(([a], [b]) => a.start! - b.start!);
    return {
      checked,
      problems: problems.map(
        ([{ loc }, text]) => `Line ${loc!.start.line}, column ${loc!.start.column + 1}: ${text}`,
      ),
      unplaced,
    };
  };
}
