import type { Redirect } from '../../../content/redirects/resolveRedirects';
import type { PageRecord } from '../../../content/PageRecord';
import { statusSentence } from '../../../content/readStatuses';
import { houseAdsFolder } from '../../../domain/ads/houseAds';
import { layouts } from '../../../domain/content/layouts';
import { searchPath } from '../../../domain/search/SearchEngine';
import { format } from '../../../domain/strings/format';
import { agentStrings } from '../../../domain/strings/agentStrings';
import { resolverFile, tokenFiles, tokensFolder } from '../../../theme/tokens/designTokens';
import { markdownRewrites, addressFiles, manifestOf } from '../urls/redirectFiles';
import {
  consentPage,
  notFoundPage,
  offlinePage,
  rootPage,
  searchPage,
} from '../document/systemPages';
import { consentHref, consentPurpose } from '../environment/readAdvertising';
import { notFoundPath } from '../securityHeaders';
import type { ReadSite } from './PageContextFactory';
import { fullText, listFullTexts, type FullText, type ListedRecord } from './discovery/llmsText';
import { listFiles } from './discovery/listFiles';
import { skillFiles, skillIndex, type MarkdownOf } from './discovery/skillFiles';
import { openAcrFile } from '../conformance/openAcr';
import { favicon, houseAdDrawings } from './drawings';
import { hashOf } from './hash';

let tokens: Record<string, string> | undefined;

/** What an ad can show, as a file that pages load. */
export interface AdTemplateFile {
  address: string;
  text: string;
}

const filesIn = (folder: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [folder + name, () => text]));

/** The files of a site that no author wrote: lists, whole products as text, pages without a source. */
export class GeneratedFiles {
  /** Products as one text each. */
  readonly fullTexts: readonly FullText[];
  /** Paths at which the server answers with another file. */
  readonly rewrites: Redirect[];

  constructor(private readonly site: ReadSite) {
    this.fullTexts = listFullTexts([...site.listed.values()], site.sections.sections);
    const { base } = site.context.options;
    this.rewrites = markdownRewrites([...site.listed.keys()]);
    if (base !== '/' && site.content.skills.length > 0)
      this.rewrites.push({ from: skillIndex('/'), to: skillIndex(base) });
  }

  /** Undefined on a site without advertising. */
  async adTemplateFile(): Promise<AdTemplateFile | undefined> {
    const { options, compiler } = this.site.context;
    if (!options.advertising.hasPlacements) return undefined;
    const templates = await compiler.run('renderAdTemplates', this.site.content.houseAds);
    const text = JSON.stringify(templates);
    return { address: `${options.base}assets/templates.${hashOf(text)}.json`, text };
  }

  /** Pages without a source, by path. */
  systemPages(hasServiceWorker: boolean, workbench?: string): Record<string, PageRecord> {
    const { options } = this.site.context;
    const { base } = options;
    const { products } = this.site.sections;
    const consent = consentHref(base, this.site.content.pages);
    const lacksConsentPage = consentPurpose(options) && !this.site.listed.has(consent);
    return {
      [notFoundPath]: notFoundPage(base, manifestOf(base)),
      [`${searchPath(base)}index.html`]: this.searchPage(),
      ...(lacksConsentPage ? { [`${consent}index.html`]: consentPage() } : {}),
      ...(hasServiceWorker ? { [`${base}offline.html`]: offlinePage(products) } : {}),
      ...(base !== '/'
        ? { '/index.html': rootPage(base, this.site.content.settings, workbench) }
        : {}),
    };
  }

  private searchPage(): PageRecord {
    const metas = new Map(this.site.content.pages.map(({ meta }) => [meta.pathname, meta]));
    return searchPage(
      [...this.site.listed.values()].map(({ pathname, title, product }) => {
        // The sections of reference pages are the same everywhere, and those of home pages only lead to others.
        const meta = this.site.generated.has(pathname) ? undefined : metas.get(pathname)!;
        const headings = meta && !layouts[meta.layout].isHome ? meta.headings : [];
        return { href: pathname, title, product, headings };
      }),
    );
  }

  private listedRecords(): ListedRecord[] {
    const { base } = this.site.context.options;
    const { reference } = this.site.content;
    const ofReference = reference && [
      {
        name: agentStrings['llms.reference'],
        href: `${base}core/api/index.json`,
        description: agentStrings['llms.referenceText'],
      },
      ...reference.recordFiles.map(({ summary, ...file }) => ({ ...file, description: summary })),
    ];
    return [
      ...(ofReference ?? []),
      {
        name: agentStrings['llms.tokens'],
        href: base + tokensFolder + resolverFile,
        description: agentStrings['llms.tokensText'],
      },
    ];
  }

  /** The files that are made from Markdown versions, by path: whole products, and skills for agents. */
  async filesOfMarkdown(markdownOf: MarkdownOf): Promise<Record<string, string | Uint8Array>> {
    const texts = this.fullTexts.map(async (text) => {
      const pages = await Promise.all(text.pages.map(({ pathname }) => markdownOf(pathname)));
      return [text.href, fullText(text, pages, this.site.content.settings.origin ?? '')] as const;
    });
    const { base } = this.site.context.options;
    return {
      ...Object.fromEntries(await Promise.all(texts)),
      ...(await skillFiles(this.site.content, base, markdownOf)),
    };
  }

  /** The report on accessibility and its evidence, beside the page that shows it. */
  conformanceFiles(): Record<string, () => string | undefined> {
    const { conformance, settings } = this.site.content;
    if (!conformance) return {};
    const { href: page, run, subjects } = conformance;
    const files = Object.entries(subjects).map(([name, subject], index) => [
      `${page}acr${index > 0 ? `-${name}` : ''}.yaml`,
      () => (settings.repository ? openAcrFile(subject, run, settings) : undefined),
    ]);
    const evidence = Object.fromEntries(
      Object.entries(subjects).map(([name, { rows }]) => [
        name,
        Object.fromEntries(rows.map((row) => [row.number, row.evidence])),
      ]),
    );
    return {
      ...Object.fromEntries(files),
      [`${page}evidence.json`]: () => JSON.stringify({ ...run, evidence }),
    };
  }

  /** Text files besides the pages, by path; undefined for one that this site does not have. */
  byAddress(): Record<string, () => string | undefined> {
    const { base, advertising, contentDir } = this.site.context.options;
    const { pages, addresses, reference, settings, mark } = this.site.content;
    const statuses = Object.values(this.site.content.statuses).map(statusSentence);
    const drawings =
      advertising.hasPlacements && advertising.hasHouseAds ? houseAdDrawings(contentDir) : {};
    const metas = pages.map(({ meta }) => meta);
    return {
      ...addressFiles(base, addresses, this.rewrites, metas, this.site.listed),
      ...listFiles(base, settings, {
        pages: [...this.site.listed.values()],
        fullTexts: this.fullTexts,
        records: this.listedRecords(),
        statuses,
        remarks: this.site.content.skills.map(({ name }) =>
          format(agentStrings['llms.skill'], { site: (settings.origin ?? '') + base, name }),
        ),
      }),
      [`${base}favicon.svg`]: () => favicon({ name: settings.name, mark }),
      ...filesIn(base + tokensFolder, (tokens ??= tokenFiles())),
      ...filesIn(`${base}${houseAdsFolder}/`, drawings),
      ...reference?.files,
      ...this.conformanceFiles(),
      ...Object.fromEntries(
        [...this.site.content.playgrounds.values()].map(({ address, text }) => [
          address,
          () => text,
        ]),
      ),
    };
  }
}
