import { resolveLink } from '../../../content/links';
import type { PageMeta } from '../../../content/PageRecord';
import { statusText } from '../../../content/readStatuses';
import { layouts } from '../../../domain/content/layouts';
import { type PageLink, menuTrail, sectionOf } from '../../../domain/navigation/menu';
import { relatedPages } from '../../../domain/navigation/relatedPages';
import { agentStrings } from '../../../domain/strings/agentStrings';
import { format } from '../../../domain/strings/format';
import { recordHref } from '../../../reference/document/referenceDocument';
import { runsOnCommunityGrid } from '../bundling/dataGridPlugin';
import {
  type SiteDetails,
  type Delivery,
  type PageDetails,
  type Section,
  type ShownDemo,
  hueOf,
} from '../document/PageContext';
import { consentHref, consentPurpose, adSettings } from '../environment/readAdvertising';
import { projectRepository } from '../projectRepository';
import type { SiteReference } from '../reference/siteReference';
import { siteFooter, type MenuSections } from './menuSections';
import type { ListedPage } from './discovery/listPages';
import type { Content } from './readContent';
import type { SiteContext } from './SiteContext';
import type { AdTemplateFile } from './GeneratedFiles';
import { frameAddress } from '../../../domain/content/demoFrame';
import { feedOf } from './discovery/listFiles';
import { SocialImages } from './socialImages/SocialImages';

/** What pages are rendered with, besides their records. */
export class PageContextFactory {
  readonly socialImages: SocialImages;
  private readonly related: ReadonlyMap<string, readonly string[]>;

  constructor(private readonly site: ReadSite) {
    const { context, content, sections } = site;
    this.socialImages = new SocialImages(context);
    this.related = relatedTo(
      content.pages.map(({ meta }) => meta),
      content.reference,
      sections,
    );
  }

  /** What all pages share. */
  common(delivery: Delivery, templates: AdTemplateFile | undefined): SiteDetails {
    const { options } = this.site.context;
    const { base, advertising, analytics } = options;
    const purpose = consentPurpose(options);
    const ads =
      templates &&
      adSettings(advertising, { base, templates: templates.address }, this.site.content.houseAds);
    const hasFeed = [...this.site.listed.values()].some(({ changed }) => changed);
    const feed = hasFeed ? feedOf(base) : undefined;
    const paths = new Set([
      ...this.site.content.pages.map(({ meta }) => meta.pathname),
      ...['licenses/', 'llms.txt'].map((file) => base + file),
      ...(feed ? [feed] : []),
    ]);
    const aiTools = `${base}core/guides/ai-tools/`;
    const privacyHref = consentHref(base, this.site.content.pages);
    return {
      base,
      products: this.site.sections.products,
      ...delivery,
      ads,
      analytics,
      consent: purpose && { purpose, privacyHref },
      settings: this.site.content.settings,
      mark: this.site.content.mark,
      footer: siteFooter(
        this.site.content.settings.footer,
        base,
        this.site.sections.sections.map(({ menu }) => menu),
        paths,
        purpose && privacyHref,
      ),
      repository: projectRepository,
      feed,
      aiTools: paths.has(aiTools) ? aiTools : undefined,
      themeEditor: this.site.content.pages.find(({ meta }) => meta.hasThemeEditor)?.meta.pathname,
    };
  }

  /** Position of a page, and its own part of the context. */
  placeOf(meta: PageMeta): { section: Section; details: PageDetails } {
    const { editFolder, socialImages } = this.site.context.options;
    const { section, ...neighbors } = this.site.sections.placeOf(meta);
    const { title, product, changed } = this.site.listed.get(meta.pathname)!;
    const hue = hueOf(meta.pathname, section);
    const isAuthored = this.site.context.sources.pages.includes(meta.file);
    return {
      section,
      details: {
        ...neighbors,
        status: hue === 'neutral' ? undefined : this.statusOf(section),
        socialImage: socialImages
          ? this.socialImages.addressOf({
              title,
              product,
              hue: hue === 'neutral' ? 'ink' : hue,
              mark: this.site.content.mark,
            })
          : undefined,
        movedAnchors: this.movedAnchorsOf(meta),
        related: this.relatedLinks(meta),
        updated: changed?.slice(0, 10),
        api: this.apiOf(meta),
        data: this.dataOf(meta),
        demos: Object.fromEntries(meta.demos.map(({ name }) => [name, this.shownDemo(name)])),
        playgrounds: Object.fromEntries(
          (meta.playgrounds ?? []).map(({ name }) => [
            name,
            this.site.content.playgrounds.get(name)!,
          ]),
        ),
        editPath: editFolder !== undefined && isAuthored ? `${editFolder}/${meta.file}` : undefined,
      },
    };
  }

  /** Related pages; one that has the title of the page itself is named with its product or group. */
  private relatedLinks({ pathname }: PageMeta): PageLink[] | undefined {
    const page = this.site.listed.get(pathname)!;
    return this.related.get(pathname)?.map((href) => {
      const { title, product } = this.site.listed.get(href)!;
      if (title !== page.title) return { href, title };
      const { menu } = sectionOf(href, this.site.sections.sections, this.site.sections.fallback);
      const place = product === page.product ? menuTrail(menu, href)[0]?.title : product;
      return {
        href,
        title: place ? format(agentStrings['related.inPlace'], { title, place }) : title,
      };
    });
  }

  private statusOf({ folder }: Section): PageDetails['status'] {
    const { base } = this.site.context.options;
    const status = this.site.content.statuses[folder];
    if (!status) return undefined;
    const [href] = Object.values(status.links);
    return { ...statusText(status), href: href && resolveLink(href, base, base).href };
  }

  private apiOf({ components = [] }: PageMeta): PageDetails['api'] {
    const api = components.flatMap((name) => this.site.content.reference?.apiOf(name) ?? []);
    return api.length > 0 ? api : undefined;
  }

  /** The record of a reference page as JSON. */
  private dataOf({ pathname }: PageMeta): PageDetails['data'] {
    const data = recordHref(pathname);
    return data in (this.site.content.reference?.files ?? {}) ? data : undefined;
  }

  private shownDemo(name: string): ShownDemo {
    const { base, licenseKey } = this.site.context.options;
    const record = this.site.content.demos.get(name)!;
    return {
      record,
      frame: frameAddress(base, name),
      onCommunityGrid: runsOnCommunityGrid(record, licenseKey),
    };
  }

  /** New places of anchors that moved away from a page. */
  private movedAnchorsOf({ pathname }: PageMeta): PageDetails['movedAnchors'] {
    const moved = this.site.content.addresses.movedAnchors.filter(
      (entry) => entry.pathname === pathname,
    );
    if (moved.length === 0) return undefined;
    return moved.flatMap(({ anchor, to }) => {
      const [page, hash] = to.split('#');
      const target = this.site.content.pages.find(({ meta }) => meta.pathname === page)?.meta;
      if (!target) return [];
      const heading = target.headings.find(({ id }) => id === hash);
      return [{ anchor, href: to, title: heading?.title ?? target.title }];
    });
  }
}

/** A site as it was read once: what page contexts and files are made of. */
export interface ReadSite {
  readonly context: SiteContext;
  readonly content: Content;
  readonly sections: MenuSections;
  /** Every page, by path. */
  readonly listed: ReadonlyMap<string, ListedPage>;
  /** Paths of the pages that are generated from the packages. */
  readonly generated: ReadonlySet<string>;
}

/** Pages about the same as each page, by path: from the links between pages and the APIs that both name. */
function relatedTo(
  metas: readonly PageMeta[],
  reference: SiteReference | undefined,
  { placeOf }: MenuSections,
): Map<string, string[]> {
  const byPath = new Map(metas.map((meta) => [meta.pathname, meta]));
  const records = new Set(reference?.recordFiles.map(({ page }) => page));
  return relatedPages(
    metas.map(({ pathname, layout, links, components = [] }) => {
      const targets = links.map((link) => link.pathname);
      return {
        pathname,
        links: targets,
        names: [
          ...components.flatMap((name) => reference?.apiOf(name)?.href ?? []),
          ...[pathname, ...targets].filter((target) => records.has(target)),
        ],
        isDetail: records.has(pathname),
        isTopic: layouts[layout].isArticle && layouts[layout].isAuthored,
      };
    }),
    (pathname) => {
      const meta = byPath.get(pathname)!;
      const { previous, next } = placeOf(meta);
      const apiPages = (meta.components ?? []).flatMap(
        (name) => reference?.apiOf(name)?.href ?? [],
      );
      return [...apiPages, ...[previous, next].flatMap((page) => page?.href ?? [])];
    },
  );
}
