import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../../content/parseMarkdown';
import type { Reference, TypeText } from '../../../reference/records';
import { definitionHref } from '../../../reference/definitionHref';
import { canonicalPath } from '../../../domain/navigation/canonicalPath';
import { format } from '../../../domain/strings/format';
import {
  referenceStrings,
  type ReferenceStringKey,
} from '../../../domain/strings/referenceStrings';
import { strings } from '../../../domain/strings/strings';
import {
  homeOf,
  packageOfPage,
  type DocumentedNames,
} from '../../../content/names/DocumentedNames';
import type { Paragraph, RootContent, Nodes } from 'mdast';
import {
  code,
  inlineOf,
  link,
  paragraph,
  phrase,
  type Inline,
  text as textNode,
} from '../../../content/nodes';
import type { SiteSettings } from '../../../content/readSettings';
import { heading, prose, type ReferenceBlock } from './ReferencePage';
import { corePackage, isDocumented } from '../../../domain/code/documentedPackages';

/** A place in the code of a demo or page that uses something of the reference. */
export interface CodeUse {
  /** URL of its row. */
  of: string;
  /** Of the demo or page. */
  title: string;
  /** Address of the page, with the fragment of the demo, the line or the section. */
  href: string;
  /** Of the code, from 1. */
  line: number;
}

/** What is known of the site around the reference pages. */
export interface ReferenceSite {
  base: string;
  /** Scheme and host under which the packages' texts link to pages of this site. */
  origin: string;
  /** Addresses of the pages that authors wrote. */
  pages: ReadonlySet<string>;
  /** By the folder of their section. */
  products: SiteSettings['products'];
}

/** Root-relative links in the texts of these packages mean this host. */
const materialUi = 'https://mui.com';

/** What all reference pages are made with. */
export class ReferenceContext {
  /** Key of a type -> the URL of its definition, with its fragment. */
  readonly homes = new Map<string, string>();
  /** For the places `{core}` and `{studio}` of strings. */
  readonly productNames: Readonly<Record<string, string>>;
  /** The sections of the written pages, and the rows of the reference pages made so far, as URLs. */
  readonly anchors = new Set<string>();
  /** The first use in each demo and page, by the URL of the row. */
  readonly uses = new Map<string, CodeUse[]>();
  private documented: DocumentedNames | undefined;

  constructor(
    readonly reference: Reference,
    readonly site: ReferenceSite,
    /** Addresses of the reference pages themselves. */
    private readonly ownPages: ReadonlySet<string>,
  ) {
    this.productNames = Object.fromEntries(
      Object.entries(site.products).map(([folder, { name }]) => [folder, name]),
    );
  }

  private readonly strings = { ...strings, ...referenceStrings };

  /** A string of the pages with its places filled. */
  readonly say = (key: ReferenceStringKey, values: Readonly<Record<string, string>> = {}): string =>
    format(this.strings[key], { ...this.productNames, ...values });

  /** The same with nodes in the places. */
  readonly phrase = (key: ReferenceStringKey, values: Parameters<typeof phrase>[1] = {}): Inline =>
    phrase(this.strings[key], { ...this.productNames, ...values });

  heading = (id: string, key: ReferenceStringKey): ReferenceBlock => heading(id, this.say(key));

  paragraph = (...args: Parameters<ReferenceContext['phrase']>): Paragraph =>
    paragraph(this.phrase(...args));

  sentence = (...args: Parameters<ReferenceContext['phrase']>): ReferenceBlock =>
    prose(this.paragraph(...args));

  /**
   * What a word of the records is called in a sentence.
   * @throws {Error} when it has no string
   */
  wordFor(kind: 'field' | 'group' | 'place', word: string): string {
    const key = `reference.${kind}.${word}`;
    if (!(key in referenceStrings))
      throw new Error(`src/domain/strings/referenceStrings.ts has no '${key}'. Write one there.`);
    return this.say(key as ReferenceStringKey);
  }

  /** A text of the packages as nodes. */
  prose = (source: string): RootContent[] => readProse(source, this.resolve);

  inline = (source: string): Inline => inlineOf(this.prose(source));

  /** Address of a page below the base. */
  href = (page: string): string => canonicalPath(`${this.site.base}${page}/`);

  /** Whether a page below the base is on this site. */
  hasPage = (page: string): boolean =>
    this.site.pages.has(this.href(page)) || this.ownPages.has(this.href(page));

  /** Where a link in a package's text leads: to a page of this site or elsewhere; undefined for a missing page. */
  readonly resolve: ResolveHref = (href) => {
    const { origin, base } = this.site;
    const absolute = href.startsWith('/') ? materialUi + href : href;
    if (!absolute.startsWith(origin + base))
      return /^https?:/.test(absolute) ? absolute : undefined;
    const [address = '', fragment] = absolute
      .slice(origin.length)
      .replace(/\?[^#]*/, '')
      .split('#');
    const pathname = canonicalPath(address);
    if (!this.site.pages.has(pathname) && !this.ownPages.has(pathname)) return undefined;
    return this.firstAnchor(pathname, [fragment]) ?? pathname;
  };

  /** The URL with the first of some fragments that the page has. */
  firstAnchor = (pathname: string, fragments: readonly (string | undefined)[]) =>
    fragments.map((one) => `${pathname}#${one}`).find((one) => this.anchors.has(one));

  /** Where a type can be read: on this site, else in the published package. */
  typeHref = (key: string): string | undefined => {
    const type = this.reference.types[key];
    return this.homes.get(key) ?? (type && definitionHref(type.definedAt));
  };

  /** Links for the names in a type, by identifier. */
  typeLinks({ names = {} }: TypeText): Record<string, string> {
    return Object.fromEntries(
      Object.entries(names).flatMap(([name, key]): [string, string][] => {
        const href = this.typeHref(key);
        return href === undefined ? [] : [[name.split('.').at(-1)!, href]];
      }),
    );
  }

  /** The names in types as links, but for that of the type that they make. */
  linkedNames(types: readonly TypeText[], own?: string): Inline[] {
    const links = new Map(types.flatMap((type) => Object.entries(this.typeLinks(type))));
    if (own) links.delete(own);
    return [...links].map(([name, href]) => [link(href, code(name))]);
  }

  /** The names that pages may link; read after the types have been placed. */
  get names(): DocumentedNames {
    return (this.documented ??= collectDocumentedNames(this));
  }

  /** Where the names that a page's sentences mean are documented: on other pages. */
  homesFrom(pathname: string): (name: string) => string | undefined {
    const packageName = packageOfPage(this.names, pathname);
    return (name) => packageName && homeOf(this.names, packageName, name, pathname);
  }
}

/**
 * Every export of the documented packages, and where the reference documents it: a component, hook or function on its
 * page, a type where its members are listed, anything else on the page of its owner.
 * @param context after the types have found their places
 */
function collectDocumentedNames({
  reference,
  site,
  href,
  typeHref,
}: ReferenceContext): DocumentedNames {
  const types = new Map(
    Object.entries(reference.types)
      .filter(([, type]) => type.exported && isDocumented(type.definedAt.package))
      .map(([key, type]) => [type.name, key]),
  );
  const homeOf = (name: string, kind: string, page: string): string => {
    const home = kind === 'type' && types.has(name) ? typeHref(types.get(name)!) : undefined;
    return home?.startsWith('/') ? home : href(page);
  };
  const homesOf = (packageName: string) =>
    Object.entries(reference.modules)
      .filter(([module]) => module === packageName || module.startsWith(`${packageName}/`))
      .flatMap(([, exports]) =>
        exports.flatMap(({ name, kind, page }) =>
          page === undefined || name === 'default'
            ? []
            : [[name, homeOf(name, kind, page)] as const],
        ),
      );
  const packages = Object.entries(site.products).flatMap(([section, product]) =>
    product.package === undefined ? [] : [[section, product.package] as const],
  );
  return {
    version: reference.versions[corePackage]!,
    modules: Object.fromEntries(
      Object.entries(reference.modules).map(([module, exports]) => [
        module,
        exports.map(({ name }) => name),
      ]),
    ),
    homes: Object.fromEntries(
      packages.map(([, name]) => [name, Object.fromEntries(homesOf(name))]),
    ),
    sections: Object.fromEntries(
      packages.map(([section, name]) => [`${site.base}${section}/`, name]),
    ),
  };
}

/** Where a link of the packages' texts leads on this site; undefined where it leads nowhere. */
export type ResolveHref = (href: string) => string | undefined;

/** A text of the packages as nodes: its HTML is text, its links hold on this site or are none. */
export function readProse(text: string, resolve: ResolveHref): RootContent[] {
  const root = parseMarkdown(text, 'md');
  visit(root, (node: Nodes, index, parent) => {
    delete node.position;
    if (!parent || index === undefined) return;
    if (node.type === 'html') {
      const value = textNode(node.value);
      parent.children[index] = (parent.type === 'root' ? paragraph(value) : value) as never;
    }
    if (node.type !== 'link') return;
    const href = resolve(node.url);
    if (href === undefined) parent.children.splice(index, 1, ...(node.children as never[]));
    else node.url = href;
  });
  return root.children;
}
