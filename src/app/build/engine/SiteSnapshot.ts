import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageMeta, PageRecord } from '../../../content/PageRecord';
import { checkFiles } from '../../../content/checkSite';
import { statusText } from '../../../content/plugins/remarkStatus';
import { compareProblems, type Problem } from '../../../content/Problem';
import { recordHref } from '../../../reference/document/recordDocument';
import { runsOnCommunityGrid } from '../bundling/licensedGridPlugin';
import type {
  CommonContext,
  Delivery,
  OwnContext,
  Section,
  ShownDemo,
} from '../document/PageContext';
import { hueOf } from '../document/hueOf';
import { notFoundPage, offlinePage, rootPage } from '../document/systemPages';
import { adSettings } from '../environment/readAdvertising';
import { layouts } from '../../../domain/content/layouts';
import { decoded } from '../../../domain/navigation/canonicalPath';
import { type PageLink, menuTrail, sectionOf } from '../../../domain/navigation/menu';
import { format } from '../../../domain/strings/format';
import { agentStrings } from '../../../domain/strings/agentStrings';
import { searchPath } from '../../../domain/search/SearchEngine';
import { searchPage } from '../search/searchPage';
import { addressFiles, manifestOf } from './addresses/addressFiles';
import { frameAddress } from './addresses/frameAddress';
import { readChangeDates } from './discovery/changeDates';
import { fullText, listFullTexts, type FullText } from './discovery/fullTexts';
import { feedOf } from './discovery/atomFeed';
import { listFiles } from './discovery/listFiles';
import { listPages, type ListedPage } from './discovery/listPages';
import type { ListedRecord } from './discovery/llmsText';
import { hashOf } from './hash';
import { favicon } from './favicon';
import { houseAdDrawings } from './houseAdDrawings';
import { SocialImages } from './socialImages/SocialImages';
import type { Content } from './readContent';
import type { SiteContext } from './SiteContext';
import { stillsFolder } from '../paths';
import { relatedTo } from './relatedTo';
import { readStills } from './stills';
import { siteConfig } from '../../site.config';
import { projectRepository } from '../projectRepository';
import { notFoundPath } from '../securityHeaders';
import { siteFooter } from '../siteFooter';
import { siteSections, type SiteSections } from './siteSections';

/** What an ad can show, as a file that pages load. */
export interface AdTemplateFile {
  address: string;
  text: string;
}

/** A site as it was read once: every page with what it shows, and the files beside the pages. */
export class SiteSnapshot {
  readonly sections: SiteSections;
  /** Every page, by path. */
  readonly listed: ReadonlyMap<string, ListedPage>;
  /** Products as one text each. */
  readonly fullTexts: readonly FullText[];
  readonly socialImages: SocialImages;
  private readonly stills: ReturnType<typeof readStills>;
  private readonly related: ReadonlyMap<string, readonly string[]>;
  /** Sorted by file and line. */
  readonly problems: readonly Problem[];
  /** Paths of the pages that are generated from the packages. */
  readonly generated: ReadonlySet<string>;

  constructor(
    readonly context: SiteContext,
    readonly content: Content,
  ) {
    const metas = content.pages.map(({ meta }) => meta);
    const answers = new Map([
      ...content.addresses.redirects.map(({ from, to }) => [from, to] as const),
      ...metas.map(({ pathname }) => [pathname, pathname] as const),
    ]);
    this.sections = siteSections(content.menus, context.options.base, (pathname) =>
      answers.get(pathname),
    );
    this.listed = new Map(
      listPages(metas, this.sections, this.changeOf()).map((page) => [page.pathname, page]),
    );
    this.fullTexts = listFullTexts([...this.listed.values()], this.sections.sections);
    this.socialImages = new SocialImages(context);
    const { publicDir } = context.options;
    this.stills = publicDir ? readStills(path.join(publicDir, stillsFolder)) : new Map();
    this.related = relatedTo(metas, content.reference, this.sections);
    this.generated = new Set(content.reference?.pages.map(({ meta }) => meta.pathname));
    this.problems = [
      ...content.problems,
      ...checkFiles({ pages: metas, display: context.display }, (address) => this.hasFile(address)),
    ].sort(compareProblems);
  }

  private hasFile(address: string): boolean {
    const { base, publicDir } = this.context.options;
    const file = publicDir && path.join(publicDir, decoded(address.slice(base.length)));
    return (
      address in this.files() ||
      this.fullTexts.some(({ href }) => href === address) ||
      (file !== undefined && existsSync(file))
    );
  }

  /** Last change of a page: of its text, or of a demo on it. */
  private changeOf() {
    const { memory, options } = this.context;
    const dates = (memory.changeDates ??= readChangeDates(options.contentDir));
    return ({ file, demos }: PageMeta) =>
      [file, ...demos.flatMap(({ name }) => this.content.demos.get(name)?.file ?? [])]
        .flatMap((source) => dates.get(source) ?? [])
        .sort()
        .at(-1);
  }

  /** Undefined on a site without advertising. */
  async adTemplates(): Promise<AdTemplateFile | undefined> {
    const { options, compiler } = this.context;
    if (!options.advertising.hasPlacements) return undefined;
    const templates = await compiler.run('adTemplates', undefined);
    const text = JSON.stringify(templates);
    return { address: `${options.base}assets/templates.${hashOf(text)}.json`, text };
  }

  /** What all pages share. */
  commonContext(delivery: Delivery, templates: AdTemplateFile | undefined): CommonContext {
    const { base, advertising, analytics } = this.context.options;
    const ads = templates && adSettings(advertising, { base, templates: templates.address });
    const hasFeed = [...this.listed.values()].some(({ changed }) => changed);
    const feed = hasFeed ? feedOf(base) : undefined;
    const paths = new Set([
      ...this.content.pages.map(({ meta }) => meta.pathname),
      ...['licenses/', 'llms.txt'].map((file) => base + file),
      ...(feed ? [feed] : []),
    ]);
    return {
      base,
      products: this.sections.products,
      ...delivery,
      ads,
      analytics,
      footer: siteFooter(
        base,
        this.sections.sections.map(({ menu }) => menu),
        paths,
      ),
      repository: projectRepository,
      feed,
    };
  }

  /** Position of a page, and its own part of the context. */
  placeOf(meta: PageMeta): { section: Section; own: OwnContext } {
    const { editFolder, socialImages } = this.context.options;
    const { section, ...neighbors } = this.sections.placeOf(meta);
    const { title, product, changed } = this.listed.get(meta.pathname)!;
    const hue = hueOf(meta.pathname, section);
    const isAuthored = this.context.sources.pages.includes(meta.file);
    return {
      section,
      own: {
        ...neighbors,
        socialImage: socialImages
          ? this.socialImages.addressOf({ title, product, hue: hue === 'neutral' ? 'ink' : hue })
          : undefined,
        movedAnchors: this.movedAnchorsOf(meta),
        related: this.relatedLinks(meta),
        updated: changed?.slice(0, 10),
        api: this.apiOf(meta),
        data: this.dataOf(meta),
        demos: Object.fromEntries(meta.demos.map(({ name }) => [name, this.shownDemo(name)])),
        editPath: editFolder !== undefined && isAuthored ? `${editFolder}/${meta.file}` : undefined,
      },
    };
  }

  /** Related pages; one that has the title of the page itself is named with its product or group. */
  private relatedLinks({ pathname }: PageMeta): PageLink[] | undefined {
    const own = this.listed.get(pathname)!;
    return this.related.get(pathname)?.map((href) => {
      const { title, product } = this.listed.get(href)!;
      if (title !== own.title) return { href, title };
      const { menu } = sectionOf(href, this.sections.sections, this.sections.fallback);
      const place = product === own.product ? menuTrail(menu, href)[0]?.title : product;
      return {
        href,
        title: place ? format(agentStrings['related.inPlace'], { title, place }) : title,
      };
    });
  }

  private apiOf({ components = [] }: PageMeta): OwnContext['api'] {
    const api = components.flatMap((name) => this.content.reference?.apiOf(name) ?? []);
    return api.length > 0 ? api : undefined;
  }

  /** The record of a reference page as JSON. */
  private dataOf({ pathname }: PageMeta): OwnContext['data'] {
    const data = recordHref(pathname);
    return data in (this.content.reference?.files ?? {}) ? data : undefined;
  }

  private shownDemo(name: string): ShownDemo {
    const { base, licenseKey } = this.context.options;
    const record = this.content.demos.get(name)!;
    const still = this.stills.get(name);
    return {
      record,
      frame: frameAddress(base, name),
      still: still && `${base}stills/${still}`,
      onCommunityGrid: runsOnCommunityGrid(record, licenseKey),
    };
  }

  /** New places of anchors that moved away from a page. */
  private movedAnchorsOf({ pathname }: PageMeta): OwnContext['movedAnchors'] {
    const own = this.content.addresses.movedAnchors.filter((moved) => moved.pathname === pathname);
    if (own.length === 0) return undefined;
    return own.flatMap(({ anchor, to }) => {
      const [page, hash] = to.split('#');
      const target = this.content.pages.find(({ meta }) => meta.pathname === page)?.meta;
      if (!target) return [];
      const heading = target.headings.find(({ id }) => id === hash);
      return [{ anchor, href: to, title: heading?.title ?? target.title }];
    });
  }

  /** Pages without a source, by path. */
  systemPages(hasServiceWorker: boolean, workbench?: string): Record<string, PageRecord> {
    const { base } = this.context.options;
    const { products } = this.sections;
    return {
      [notFoundPath]: notFoundPage(base, manifestOf(base)),
      [`${searchPath(base)}index.html`]: this.searchPage(),
      ...(hasServiceWorker ? { [`${base}offline.html`]: offlinePage(products) } : {}),
      ...(base !== '/' ? { '/index.html': rootPage(base, workbench) } : {}),
    };
  }

  private searchPage(): PageRecord {
    const metas = new Map(this.content.pages.map(({ meta }) => [meta.pathname, meta]));
    return searchPage(
      [...this.listed.values()].map(({ pathname, title, product }) => {
        // The sections of reference pages are the same everywhere, and those of home pages only lead to others.
        const meta = this.generated.has(pathname) ? undefined : metas.get(pathname)!;
        const headings = meta && !layouts[meta.layout].isHome ? meta.headings : [];
        return { href: pathname, title, product, headings };
      }),
    );
  }

  private listedRecords(): ListedRecord[] {
    const { base } = this.context.options;
    const { reference } = this.content;
    if (!reference) return [];
    return [
      {
        name: agentStrings['llms.reference'],
        href: `${base}core/api/index.json`,
        description: agentStrings['llms.referenceText'],
      },
      ...reference.recordFiles.map(({ name, href, summary }) => ({
        name,
        href,
        description: summary,
      })),
    ];
  }

  /**
   * The files that hold whole products, by path.
   * @param markdownOf the Markdown version of a page
   */
  async fullTextFiles(
    markdownOf: (pathname: string) => Promise<string> | string,
  ): Promise<Record<string, string>> {
    const texts = this.fullTexts.map(async (text) => {
      const pages = await Promise.all(text.pages.map(({ pathname }) => markdownOf(pathname)));
      return [text.href, fullText(text, pages, siteConfig.origin)] as const;
    });
    return Object.fromEntries(await Promise.all(texts));
  }

  /** Text files besides the pages, by path; undefined for one that this site does not have. */
  files(): Record<string, () => string | undefined> {
    const { base, advertising } = this.context.options;
    const { pages, addresses, reference } = this.content;
    const houseAds = advertising.hasPlacements && advertising.hasHouseAds ? houseAdDrawings() : {};
    const metas = pages.map(({ meta }) => meta);
    return {
      ...addressFiles(base, addresses, metas, this.listed),
      ...listFiles(base, {
        pages: [...this.listed.values()],
        fullTexts: this.fullTexts,
        records: this.listedRecords(),
        remarks: Object.values(this.content.statuses)
          .map(statusText)
          .map(({ lead, text }) => `${lead} ${text}`),
      }),
      [`${base}favicon.svg`]: () => favicon(),
      ...Object.fromEntries(
        Object.entries(houseAds).map(([name, svg]) => [`${base}house/${name}`, () => svg]),
      ),
      ...reference?.files,
    };
  }
}
