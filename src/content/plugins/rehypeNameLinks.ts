import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import type {} from '../ComponentNode';
import {
  checkImport,
  reportName,
  readImports,
  exportsOfPackage,
  homeOf,
  packageOfPage,
  type DocumentedNames,
} from '../names/DocumentedNames';
import { draftOf, lineOf } from '../PageFile';

/** Hooks and prop types of other packages that prose mentions, by module. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  react: ['useActionState', 'useState'],
  '@mui/material/styles': ['useColorScheme'],
};

/** What demos declare themselves, and pages name. */
const demoNames: readonly string[] = ['useMemoryRouter'];

/** Each of them links a name once. */
const blocks = new Set(['p', 'li', 'td', 'th', 'dd', 'dt', 'blockquote', 'div']);

/** Nothing in them becomes a link: they are links or controls, or they are names themselves. */
const closed = new Set('a button figcaption h1 h2 h3 h4 h5 h6 label pre summary'.split(' '));

/** Code that can only mean something which a package exports: a hook, or the type of a component's props. */
const exportShape = /^(use[A-Z]\w*|[A-Z]\w*Props)$/;

/** `Name`, `<Name>` and `<Name />` in a sentence. */
export const nameInCode = /^(?:([A-Za-z_]\w*)|<([A-Z]\w*)\s*\/?>)$/;

interface Scope {
  names: DocumentedNames;
  packageName: string;
  /** What the package exports. */
  known: ReadonlySet<string>;
  file: VFile;
}

function linkOf(code: Element, text: string, linked: Set<string>, scope: Scope) {
  const { names, packageName, known, file } = scope;
  const line = lineOf(code);
  for (const imported of readImports(text))
    if (imported.name !== 'default') checkImport(imported, line, names, file);
  const match = nameInCode.exec(text);
  const name = match?.[1] ?? match?.[2];
  if (name === undefined) return undefined;
  const { codeWords, source } = draftOf(file);
  const isOther =
    codeWords.has(name) || [...Object.values(otherNames).flat(), ...demoNames].includes(name);
  if (!known.has(name) && exportShape.test(name) && !isOther) {
    const more =
      ' A name of another package goes into `otherNames` in src/content/plugins/rehypeNameLinks.ts.';
    const { version } = names;
    reportName(file, line, name, { source: packageName, exported: known, version }, more);
  }
  const home = homeOf(names, packageName, name, source.pathname);
  if (home === undefined || linked.has(name)) return undefined;
  linked.add(name);
  return { ...h('a', { href: home }, [code]), position: code.position } as Element;
}

function linkChildren(parent: { children: Root['children'] }, linked: Set<string>, scope: Scope) {
  parent.children.forEach((node, index) => {
    if (node.type !== 'element' && node.type !== 'component') return;
    const isClosed = node.type === 'element' ? closed.has(node.tagName) : 'href' in node.props;
    if (isClosed) return;
    const [text, ...more] = node.children as ElementContent[];
    if (node.type === 'element' && node.tagName === 'code' && text?.type === 'text' && !more[0]) {
      parent.children[index] = linkOf(node, text.value, linked, scope) ?? node;
      return;
    }
    const isBlock = node.type === 'component' || blocks.has(node.tagName);
    linkChildren(node, isBlock ? new Set() : linked, scope);
  });
}

/** Links names in sentences to the reference, each once in a paragraph, item or cell; reports unknown ones. */
export const rehypeNameLinks = () => (tree: Root, file: VFile) => {
  const { names, pathname } = draftOf(file).source;
  if (!names) return;
  const packageName = packageOfPage(names, pathname);
  if (packageName === undefined) return;
  const known = exportsOfPackage(names, packageName);
  linkChildren(tree, new Set(), { names, packageName, known, file });
};
