import { referenceStrings, type ReferenceStringKey } from '../../domain/strings/referenceStrings';
import { strings } from '../../domain/strings/strings';
import type { Reference, TypeRecord, TypeText } from '../../reference/records';
import { definitionHref } from '../../reference/definitionHref';
import { canonicalPath } from '../../domain/navigation/canonicalPath';
import { format } from '../../domain/strings/format';
import type { DemoUse } from './demoUses';
import type { ResolveHref } from './proseText';

/** What is known of the site around the reference pages. */
export interface ReferenceSite {
  base: string;
  /** Scheme and host under which the packages' texts link to pages of this site. */
  origin: string;
  repository: string;
  /** Addresses of the pages that authors wrote. */
  pages: ReadonlySet<string>;
  demos: readonly DemoUse[];
}

/** Root-relative links in the texts of these packages mean this host. */
const materialUi = 'https://mui.com';

/** What all reference pages are made with. */
export class ReferenceContext {
  /** Key of a type -> the address of its definition. */
  private readonly homes = new Map<string, string>();

  constructor(
    readonly reference: Reference,
    readonly site: ReferenceSite,
    /** Addresses of the reference pages themselves. */
    private readonly ownPages: ReadonlySet<string>,
  ) {}

  /** A text of the pages with its places filled, with Markdown or HTML of the page it goes to. */
  readonly say = (key: ReferenceStringKey, values: Readonly<Record<string, string>> = {}): string =>
    format({ ...strings, ...referenceStrings }[key], values);

  /** Address of a page below the base. */
  href = (page: string): string => canonicalPath(`${this.site.base}${page}/`);

  /** Whether a page below the base is on this site. */
  hasPage = (page: string): boolean =>
    this.site.pages.has(this.href(page)) || this.ownPages.has(this.href(page));

  /** Links of the packages' texts: to pages that this site has, else to where they are; to pages of it that are not written, none. */
  readonly resolve: ResolveHref = (href) => {
    const { origin, base } = this.site;
    const absolute = href.startsWith('/') ? materialUi + href : href;
    if (!absolute.startsWith(origin + base))
      return /^https?:/.test(absolute) ? absolute : undefined;
    const pathname = canonicalPath(absolute.slice(origin.length).replace(/[?#].*$/, ''));
    return this.site.pages.has(pathname) || this.ownPages.has(pathname) ? pathname : undefined;
  };

  /** @param href address of the place that defines a type, with its fragment */
  setHome(key: string, href: string): void {
    this.homes.set(key, href);
  }

  hasHome(key: string): boolean {
    return this.homes.has(key);
  }

  /** Where a type can be read: on this site, else in the published package. */
  typeHref = (key: string): string | undefined => {
    const type = this.reference.types[key];
    return this.homes.get(key) ?? (type && definitionHref(type.definedAt));
  };

  /** Links for the names in a type, by the identifiers as they stand there. */
  typeLinks({ names = {} }: TypeText): Record<string, string> {
    return Object.fromEntries(
      Object.entries(names).flatMap(([name, key]): [string, string][] => {
        const href = this.typeHref(key);
        return href === undefined ? [] : [[name.split('.').at(-1)!, href]];
      }),
    );
  }

  typeOf(key: string): TypeRecord | undefined {
    return this.reference.types[key];
  }
}
