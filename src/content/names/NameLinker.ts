import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { Code } from 'mdast';
import { nearestFew } from '../nearest';
import type { Problem } from '../Problem';
import { wholeCode } from '../prose/hiddenLines';
import { exportsOfPackage, packageOfModule, type DocumentedNames } from './DocumentedNames';
import { otherNames } from './otherNames';
import { readImports } from './readImports';

type Report = (line: number, text: Pick<Problem, 'what' | 'why' | 'fix'>) => void;
type Parent = { children: (ElementContent | RootContent)[] };

/** Each of them names a thing once with a link; the next one begins anew. */
const blocks: ReadonlySet<string> = new Set([
  'p',
  'li',
  'td',
  'th',
  'dd',
  'dt',
  'blockquote',
  'div',
]);

/** Nothing in them becomes a link: they are one, they are pressed, or they are names themselves. */
const closed: ReadonlySet<string> = new Set([
  'a',
  'button',
  'figcaption',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'label',
  'pre',
  'summary',
]);

/** Code that can only mean something which a package exports: a hook, or the type of a component's props. */
const exportShape = /^(use[A-Z]\w*|[A-Z]\w*Props)$/;

/** `Name`, `<Name>` and `<Name />` in a sentence. */
const spanName = /^(?:([A-Za-z_]\w*)|<([A-Z]\w*)\s*\/?>)$/;

/** Leads from what a page names of the documented packages to the reference, and reports names that they do not have. */
export class NameLinker {
  /** Words of the page's own code: what it declares and imports, it may name. */
  private readonly ownWords: ReadonlySet<string>;
  private readonly sectionPackage: string | undefined;

  constructor(
    private readonly names: DocumentedNames,
    private readonly page: { pathname: string; text: string },
    fences: readonly Code[],
    private readonly report: Report,
  ) {
    this.ownWords = new Set(fences.flatMap(({ value }) => value.match(/[\w$]+/g) ?? []));
    this.sectionPackage = Object.entries(names.sections).find(([path]) =>
      page.pathname.startsWith(path),
    )?.[1];
  }

  /** Where a name is documented; on that page itself, nowhere. */
  private homeOf(packageName: string, name: string): string | undefined {
    const homes = this.names.homes[packageName];
    const home = homes && Object.hasOwn(homes, name) ? homes[name] : undefined;
    return home?.split('#')[0] === this.page.pathname ? undefined : home;
  }

  /** Makes links of names in sentences; in each paragraph, item or cell a name is linked once. */
  linkSpans(tree: Root): void {
    if (this.sectionPackage !== undefined) this.walk(tree, new Set(), this.sectionPackage);
  }

  private walk(parent: Parent, linked: Set<string>, packageName: string): void {
    parent.children.forEach((node, index) => {
      if (node.type !== 'element' && node.type !== 'component') return;
      if (node.type === 'component' ? node.props['href'] !== undefined : closed.has(node.tagName))
        return;
      const text =
        node.type === 'element' && node.tagName === 'code' ? node.children[0] : undefined;
      if (text?.type === 'text' && node.children.length === 1) {
        const link = this.linkOf(node as Element, text.value, linked, packageName);
        if (link) parent.children[index] = link;
        return;
      }
      const isBlock = node.type === 'component' || blocks.has(node.tagName);
      this.walk(node, isBlock ? new Set() : linked, packageName);
    });
  }

  private linkOf(
    code: Element,
    text: string,
    linked: Set<string>,
    packageName: string,
  ): Element | undefined {
    const line = code.position?.start.line ?? 1;
    this.checkCode(text, () => line, false);
    const match = spanName.exec(text);
    const name = match?.[1] ?? match?.[2];
    if (name === undefined) return undefined;
    const known = exportsOfPackage(this.names, packageName);
    if (
      !known.has(name) &&
      exportShape.test(name) &&
      !this.ownWords.has(name) &&
      !Object.values(otherNames).some((names) => names.includes(name))
    ) {
      this.reportName(
        line,
        name,
        packageName,
        known,
        ' A name of another package goes into src/content/names/otherNames.ts.',
      );
    }
    const home = this.homeOf(packageName, name);
    if (home === undefined || linked.has(name)) return undefined;
    linked.add(name);
    return { ...h('a', { href: home }, [code]), position: code.position } as Element;
  }

  /** Checks the imports of a block of code, hidden lines included. */
  checkFence(fence: Code): void {
    const { start, end } = fence.position!;
    const lines = this.page.text.split('\n').slice(start.line, end.line - 1);
    this.checkCode(wholeCode(lines.join('\n')), (index) => start.line + 1 + index, true);
  }

  private checkCode(code: string, lineOf: (index: number) => number, withDefaults: boolean): void {
    for (const { name, module, line } of readImports(code)) {
      const packageName = packageOfModule(this.names, module);
      if (packageName === undefined || (name === 'default' && !withDefaults)) continue;
      const { modules, version } = this.names;
      const folder = module.split('/').slice(0, 3).join('/');
      if (!Object.hasOwn(modules, folder) && !Object.hasOwn(modules, module)) {
        this.report(lineOf(line), {
          what: `There is no module ${module} in version ${version}.`,
          why: 'Readers who import it get an error.',
          fix: `Correct the import. ${nearestNames(module, Object.keys(modules))}`,
        });
        continue;
      }
      // A file within a folder, such as `persistence/codec`, has no list of its own.
      const exported = modules[module]
        ? new Set(modules[module])
        : exportsOfPackage(this.names, packageName);
      if (!exported.has(name)) this.reportName(lineOf(line), name, module, exported);
    }
  }

  private reportName(
    line: number,
    name: string,
    source: string,
    exported: ReadonlySet<string>,
    more = '',
  ): void {
    this.report(line, {
      what:
        name === 'default'
          ? `${source} ${this.names.version} has no default export.`
          : `There is no ${name} in ${source} ${this.names.version}.`,
      why: 'Readers who import it get an error.',
      fix: `${name === 'default' ? 'Write the name in braces.' : 'Correct the name.'} ${nearestNames(name, exported)}${more}`,
    });
  }

  /**
   * Makes links of the names that highlighted code imports.
   * @param html one line of it for each line of the code
   * @param toHref makes a home the address to write
   */
  linkImports(html: string, code: string, toHref: (home: string) => string): string {
    const lines = html.split('\n');
    for (const { name, module, line } of readImports(code)) {
      const packageName = packageOfModule(this.names, module);
      const home = packageName === undefined ? undefined : this.homeOf(packageName, name);
      if (home !== undefined) lines[line] = linkWord(lines[line]!, name, toHref(home));
    }
    return lines.join('\n');
  }
}

const nearestNames = (name: string, known: Iterable<string>) =>
  `Nearest: ${nearestFew(name, known, 3).join(', ')}.`;

/** Makes a link of the first place of a word in HTML that stands in no link yet. */
function linkWord(html: string, word: string, href: string): string {
  let isDone = false;
  let isInLink = false;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        if (/^<\/?a\b/.test(part)) isInLink = !part.startsWith('</');
        return part;
      }
      if (isDone || isInLink) return part;
      return part.replace(
        new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`),
        (found) => {
          isDone = true;
          return `<a href="${href}">${found}</a>`;
        },
      );
    })
    .join('');
}
