import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { CoreComponent, DemoPage } from '../../../src/reference/records';
import { missingIn, type PackageFolder } from '../packages/locatePackages';
import { readClasses } from './readClasses';
import { quoted, readComment, type Comment } from './readComment';
import { readRow } from './readRow';
import { pathIn, resolved, type OpenProgram } from './openProgram';
import { sourcePath } from './sourcePath';
import type { TypeCollector } from './TypeCollector';

/** What is extracted of a component; its summary is added later. */
export type ExtractedComponent = Omit<CoreComponent, 'summary'>;

/** `AccountPopoverHeader` -> `account-popover-header`. */
export function slugOf(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}

/** How to import an export of a package that a file of it declares. */
export const importsOf = (owner: PackageFolder, name: string, file: string) => ({
  root: `import { ${name} } from '${owner.name}';`,
  subpath: `import { ${name} } from '${owner.name}/${path.posix.dirname(file)}';`,
});

const themeProp = /\btheme\??\.components\??\.(\w+)\??\.defaultProps\??\.(\w+)/g;

/**
 * The key of the theme whose `defaultProps` the code of a component reads: `theme.components.MuiX.defaultProps.y`.
 * A component that reads none takes nothing from the theme under a name of its own.
 */
function readThemeName(file: string): CoreComponent['theme'] {
  const read = [...readFileSync(file, 'utf8').matchAll(themeProp)];
  if (!read[0]) return undefined;
  return { name: read[0][1]!, props: [...new Set(read.map(([, , prop]) => prop!))] };
}

/**
 * The components that `@toolpad/core` exports.
 * @param missing collects what could not be found
 */
export function readComponents(
  types: TypeCollector,
  owner: PackageFolder,
  exports: readonly ts.Symbol[],
  missing: string[],
): ExtractedComponent[] {
  const { opened } = types;
  const { checker } = opened;
  const isOwn = (member: ts.Symbol) => {
    const declared = member.declarations?.[0];
    return declared !== undefined && opened.packageOf(declared.getSourceFile().fileName) === owner;
  };
  return exports.flatMap((exported): ExtractedComponent[] => {
    const { name } = exported;
    const symbol = resolved(checker, exported);
    const declaration = symbol.valueDeclaration;
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const source = declaration?.getSourceFile();
    // Each component has a file of its name: contexts, and the dialogs of `useDialogs`, do not.
    const isNamed = /^[A-Z]/.test(name) && path.basename(source?.fileName ?? '', '.d.ts') === name;
    if (!declaration || !source || !signature || !isNamed) return [];
    const file = pathIn(owner, source.fileName);
    const lost = missingIn(missing, owner, file);
    const comment = commentOf(source, declaration, slugOf(name));
    const [parameter] = signature.parameters;
    const propsType = parameter && checker.getTypeOfSymbol(parameter);
    const members = propsType ? checker.getPropertiesOfType(propsType) : [];
    const props = parameter?.valueDeclaration;
    const written = props && ts.isParameter(props) ? props.type : undefined;
    const typeName = written && ts.isTypeReferenceNode(written) ? written.typeName : undefined;
    const inherits = typeName && readInheritance(opened, owner, typeName);
    const declared = members.filter(isOwn);
    const count = members.length - declared.length;
    if (count > 0 && !inherits)
      lost(
        'what it inherits from',
        `${count} props are declared elsewhere and its props extend nothing.`,
      );
    const slots = exports.find((one) => one.name === `${name}Slots`);
    const slotsType = slots && checker.getDeclaredTypeOfSymbol(resolved(checker, slots));
    const code = path.join(owner.folder, file.replace(/\.d\.ts$/, '.js'));
    const hasCode = existsSync(code);
    if (!hasCode)
      lost('its name in the theme', `${pathIn(owner, code)}, whose code says it, is not there.`);
    return [
      {
        name,
        page: `core/api/${slugOf(name)}`,
        imports: importsOf(owner, name, file),
        description: quoted(comment.text || undefined, owner.name),
        demos: demoPages(comment.demos, (why) => lost('its demos', why)),
        propsType: typeName?.getText(),
        props: declared.map((member) => readRow(types, member)),
        inherits: inherits && {
          ...inherits,
          props:
            hasCode && passesFirst(code, inherits.name)
              ? members
                  .filter((member) => isDeclaredBy(inherits.name, member))
                  .map((member) => readRow(types, member))
              : [],
        },
        slots: slotsType
          ? checker.getPropertiesOfType(slotsType).map((member) => readRow(types, member))
          : [],
        classes: readClasses(opened, propsType),
        theme: hasCode ? readThemeName(code) : undefined,
        definedAt: opened.definedAt(declaration)!,
        source: sourcePath(owner, file, (why) => lost('its source', why)),
      },
    ];
  });
}

/** Its own comment; where a generator put the lists of links onto another declaration of the file, with those. */
function commentOf(source: ts.SourceFile, declaration: ts.Declaration, slug: string): Comment {
  const comment = readComment(declaration);
  if (comment.demos.length > 0) return comment;
  const other = source.statements
    .map(readComment)
    .find(({ api }) => api.some((href) => path.posix.basename(href) === slug));
  return other ? { ...comment, demos: other.demos } : comment;
}

const site = 'https://mui.com/toolpad/';

/**
 * The pages a comment lists, as pages of this site.
 * @param lost called for a URL that is not Toolpad's, or an empty list
 */
export function demoPages(
  demos: readonly { title: string; href: string }[],
  lost: (why: string) => void,
): DemoPage[] {
  if (demos.length === 0) lost('no comment of this file lists them.');
  return demos.flatMap(({ title, href }) => {
    if (href.startsWith(site))
      return [{ title, page: href.slice(site.length).replace(/\/?(#.*)?$/, '') }];
    lost(`${href} is not a page of Toolpad.`);
    return [];
  });
}

/** All but the props. */
type Inheritance = Omit<NonNullable<CoreComponent['inherits']>, 'props'>;

/** Whether code gives a component nothing before what it passes on, which would be other defaults. */
const passesFirst = (file: string, name: string) =>
  new RegExp(`_jsx\\(${name}, \\{\\s*\\.\\.\\.`).test(readFileSync(file, 'utf8'));

/** Whether the folder of a component declares a member. */
const isDeclaredBy = (name: string, member: ts.Symbol) =>
  path.basename(path.dirname(member.declarations?.[0]?.getSourceFile().fileName ?? '')) === name;

/**
 * The component of another package whose props a props type is, names or extends.
 * @param name of the type
 */
function readInheritance(
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
