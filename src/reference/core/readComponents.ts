import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { CoreComponent } from '../records';
import type { MissingFact } from '../MissingFact';
import type { PackageFolder } from '../packages/locatePackages';
import { readClasses } from './readClasses';
import { readComment, type Comment } from './readComment';
import { demoPages } from './demoPages';
import { readInheritance } from './readInheritance';
import { readInherited } from './readInherited';
import { readRow } from './readRow';
import { readThemeName } from './readThemeName';
import { pathIn, resolved, type OpenProgram } from './openProgram';
import { sourcePath } from './sourcePath';
import type { TypeCollector } from './TypeCollector';

/** Exports of the root that look like components and are none: three dialogs of `useDialogs`, three contexts. */
const notComponents: ReadonlySet<string> = new Set([
  'AlertDialog',
  'ConfirmDialog',
  'PromptDialog',
  'AuthenticationContext',
  'SessionContext',
  'LocalizationContext',
]);

/** What is extracted of a component; its summary is added later. */
export type ExtractedComponent = Omit<CoreComponent, 'summary'>;

/** `AccountPopoverHeader` -> `account-popover-header`. */
export function slugOf(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}

/** Address of a component's reference page, below the site's base. */
export const pageOfComponent = (name: string): string => `core/api/${slugOf(name)}`;

interface Found {
  name: string;
  symbol: ts.Symbol;
  declaration: ts.Declaration;
  propsParameter?: ts.Symbol;
}

/**
 * The components that `@toolpad/core` exports.
 * @param withModules the package holds its JavaScript too, which tells the theme's names
 * @param missing collects what could not be found
 */
export function readComponents(
  types: TypeCollector,
  owner: PackageFolder,
  exports: readonly ts.Symbol[],
  missing: MissingFact[],
  withModules: boolean,
): ExtractedComponent[] {
  return findComponents(types.opened.checker, exports).map((found) =>
    readComponent(types, owner, exports, found, missing, withModules),
  );
}

function findComponents(checker: ts.TypeChecker, exports: readonly ts.Symbol[]): Found[] {
  return exports.flatMap((exported) => {
    const symbol = resolved(checker, exported);
    const declaration = symbol.valueDeclaration;
    if (!declaration || !/^[A-Z]/.test(exported.name) || notComponents.has(exported.name))
      return [];
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (!signature) return [];
    const [propsParameter] = signature.parameters;
    return [
      { name: exported.name, symbol, declaration, ...(propsParameter ? { propsParameter } : {}) },
    ];
  });
}

function readComponent(
  types: TypeCollector,
  owner: PackageFolder,
  exports: readonly ts.Symbol[],
  { name, declaration, propsParameter }: Found,
  missing: MissingFact[],
  withModules: boolean,
): ExtractedComponent {
  const { opened } = types;
  const page = pageOfComponent(name);
  const source = declaration.getSourceFile();
  const file = pathIn(owner, source.fileName);
  const definedAt = opened.definedAt(declaration)!;
  const lost = (fact: string, why: string) =>
    missing.push({
      page,
      fact,
      file: `${owner.name}@${owner.version}/${file}`,
      why,
      fix: 'Check that file and correct src/reference/core.',
    });
  const comment = commentOf(source, declaration, slugOf(name));
  const propsType = propsParameter && opened.checker.getTypeOfSymbol(propsParameter);
  const members = propsType ? opened.checker.getPropertiesOfType(propsType) : [];
  const isOwn = (member: ts.Symbol) => {
    const declared = member.declarations?.[0];
    return declared !== undefined && opened.packageOf(declared.getSourceFile().fileName) === owner;
  };
  const written =
    propsParameter?.valueDeclaration && ts.isParameter(propsParameter.valueDeclaration)
      ? propsParameter.valueDeclaration.type
      : undefined;
  const inherits = written && readInheritance(opened, owner, written);
  const inherited = members.filter((member) => !isOwn(member));
  if (inherited.length > 0 && !inherits)
    lost(
      'what it inherits from',
      `${inherited.length} props are declared elsewhere and its props extend nothing.`,
    );
  const slots = exports.find((exported) => exported.name === `${name}Slots`);
  const code = path.join(owner.folder, file.replace(/\.d\.ts$/, '.js'));
  const hasCode = withModules && existsSync(code);
  if (withModules && !hasCode)
    lost('its name in the theme', `${pathIn(owner, code)}, whose code says it, is not there.`);
  const theme = hasCode ? readThemeName(code) : undefined;
  return {
    name,
    page,
    imports: {
      root: `import { ${name} } from '${owner.name}';`,
      subpath: `import { ${name} } from '${owner.name}/${path.posix.dirname(file)}';`,
    },
    ...(comment.text ? { description: { text: comment.text, quotedFrom: owner.name } } : {}),
    demos: demoPages(comment.demos, (why) => lost('its demos', why)),
    ...(written && ts.isTypeReferenceNode(written)
      ? { propsType: written.typeName.getText() }
      : {}),
    props: members.filter(isOwn).map((member) => readRow(types, member)),
    ...(inherits ? { inherits } : {}),
    inherited: readInherited(types, inherited),
    slots: slots ? slotMembers(opened, slots).map((member) => readRow(types, member)) : [],
    classes: readClasses(opened, propsType),
    ...(theme ? { theme } : {}),
    definedAt,
    source: sourcePath(owner, file, (why) => lost('its source', why)),
  };
}

function slotMembers({ checker }: OpenProgram, slots: ts.Symbol): ts.Symbol[] {
  return [
    ...checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(resolved(checker, slots))),
  ];
}

/** Its own comment; where a generator put the lists of links onto another declaration of the file, with those. */
function commentOf(source: ts.SourceFile, declaration: ts.Declaration, slug: string): Comment {
  const own = readComment(declaration);
  if (own.demos.length > 0) return own;
  const other = source.statements
    .map(readComment)
    .find(({ api }) => api.some((href) => path.posix.basename(href) === slug));
  return other ? { ...own, demos: other.demos } : own;
}
