import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkReach, checkStylings, checkReserved } from '../../../content/checkPages';
import { checkSite, linkProblems } from '../../../content/checkSite';
import type { DemoRecord } from '../../../content/compileDemo';
import { readFigures, type Figures } from '../../../content/figures/readFigures';
import { folderMenu, readMenu, type Menu } from '../../../content/readMenu';
import { indexPages } from '../../../content/indexPages';
import { readHouseAds, readMark } from '../../../content/readHouseAds';
import type { PageMeta } from '../../../content/PageRecord';
import type { Problem } from '../../../content/Problem';
import { readSkill, type Skill } from '../../../content/readSkill';
import {
  conformanceFile,
  readConformance,
  type ConformanceReport,
} from '../../../content/readConformance';
import { readStatuses, statusFile, type ProductStatuses } from '../../../content/readStatuses';
import { readSettings, settingsFile, type SiteSettings } from '../../../content/readSettings';
import { readSearchWords, searchWordsFile } from '../../../content/readSearchWords';
import { sectionPathOf } from '../../../content/sources';
import type { HouseAd } from '../../../domain/ads/houseAds';
import type { DemoCode } from '../../../domain/content/demoStylings';
import type { SearchWords } from '../../../domain/search/SearchEngine';
import { readPlaygrounds, type PlaygroundFile } from '../reference/playgrounds';
import { siteReference, type SiteReference } from '../reference/siteReference';
import { footerPaths } from './menuSections';
import { readAddresses, redirectedPaths, type Addresses } from '../urls/readAddresses';
import { compileDemos } from './compileDemos';
import { compilePages, type CompiledPageRef } from './compilePages';
import { readEvidence, testedSources } from '../conformance/evidenceFiles';
import { isOwnContent } from '../paths';
import { hashOf } from './hash';
import type { SiteContext } from './SiteContext';

export interface Content {
  settings: SiteSettings;
  /** SVG, where the site has one. */
  mark: string | undefined;
  pages: CompiledPageRef[];
  menus: Menu[];
  /** By name. */
  demos: Map<string, DemoRecord>;
  /** By the name of their demo. */
  playgrounds: ReadonlyMap<string, PlaygroundFile>;
  addresses: Addresses;
  statuses: ProductStatuses;
  /** Where the site reports on its accessibility. */
  conformance: ConformanceReport | undefined;
  /** Those of products that are maintained. */
  houseAds: HouseAd[];
  /** What pages show by a name. */
  figures: Figures;
  searchWords: SearchWords;
  skills: Skill[];
  /** Where the site has one. */
  reference: SiteReference | undefined;
  /** Folder of the pages' bodies. */
  recordsDir: string;
  problems: Problem[];
}

/**
 * Compiles what changed, takes the rest from the cache, and checks the whole, if each page can be read. Includes pages
 * with problems.
 */
export async function readContent(context: SiteContext): Promise<Content> {
  const { contentDir, base } = context.options;
  const { settings, problems } = readSettings(contentDir, context.display(settingsFile));
  const mark = readMark(contentDir, settings, context.display, problems);
  const { statuses, ...ofStatuses } = readStatuses(
    context.read(statusFile),
    context.display(statusFile),
  );
  problems.push(...ofStatuses.problems);
  const reference = readSiteReference(context, settings, statuses);
  problems.push(...(reference?.problems ?? []));
  const { houseAds, ...ofAds } = readHouseAds(contentDir, context.display);
  problems.push(...ofAds.problems);
  const { figures, ...figureFiles } = readFigures({
    contentDir,
    sources: context.sources,
    publicDir: context.options.publicDir,
    display: context.display,
  });
  problems.push(...figureFiles.problems);
  const { report: conformance, ...ofConformance } = readConformance(
    context.read(conformanceFile),
    context.display(conformanceFile),
    {
      base,
      pages: context.sources.pages,
      read: (file) => context.read(file),
      evidence: evidenceOf(context),
      sourcesOf: testedSources,
    },
  );
  problems.push(...ofConformance.problems);
  const { pages, cache } = await compilePages(
    context,
    { reference, settings, statuses, figures, conformance },
    problems,
  );
  const { recordsDir } = cache;
  const demos = await compileDemos(context, reference, problems);
  problems.push(...checkStylings(context.sources.demos, context.sources.stylings, context.display));
  const ofMenus: Problem[] = [];
  const menus = context.sources.menus.map((file) => {
    const [section, illustrations] = [sectionPathOf(file, base), Object.keys(figures.Illustration)];
    const read = readMenu(context.read(file), context.display(file), section, base, illustrations);
    ofMenus.push(...read.problems);
    return read.menu;
  });
  problems.push(...ofMenus);
  if (menus.length === 0)
    menus.push(
      folderMenu(
        pages.map(({ meta }) => meta),
        base,
      ),
    );
  reference?.addMenus(menus);
  pages.push(
    ...addIndexPages(
      context,
      menus,
      pages,
      figures.Illustration,
      settings.name,
      recordsDir,
      problems,
    ),
  );
  cache.save(new Set(pages.map(({ key }) => key)));
  const metas = pages.map(({ meta }) => meta);
  // Without what a page or a menu has that cannot be read, other pages would seem wrong.
  const isUnreadable = ofMenus.length > 0 || metas.some((meta) => meta.isUnreadable);
  const problemsOfFiles = isUnreadable && [...problems];
  const display = displayOf(context, metas, reference);
  problems.push(
    ...checkSite({
      pages: metas,
      menus,
      demos: context.sources.demos,
      regions: new Map(demos.map(({ name, code }) => [name, regionNames(code)])),
      figures: figureFiles.listed,
      display,
    }),
    ...checkReserved(metas, base, display),
    ...checkReach({ pages: metas, menus, linked: footerPaths(settings.footer, base), display }),
  );
  const demosByName = new Map(demos.map((demo) => [demo.name, demo]));
  const playgrounds = readPlaygrounds(
    { ...context.options, ...context.sources, demos: demosByName, pages: metas, display },
    reference?.records,
  );
  problems.push(...playgrounds.problems);
  const addresses = readAddresses(context, metas, problems);
  const { words: searchWords, ...ofWords } = readSearchWords(
    context.read(searchWordsFile),
    context.display(searchWordsFile),
    menus.map((menu) => path.posix.basename(menu.path)),
  );
  problems.push(...ofWords.problems);
  const skills = context.sources.skills.flatMap((file) => {
    const read = readSkill(file, context.read(file), context.display(file));
    const found = read.skill ? [read.skill] : [];
    problems.push(...read.problems, ...linkProblems({ pages: metas, display }, found));
    return found;
  });
  return {
    settings,
    mark,
    pages,
    menus,
    addresses,
    statuses,
    conformance,
    houseAds: houseAds.filter(({ product = '' }) => !statuses[product]),
    figures,
    searchWords,
    skills,
    demos: demosByName,
    playgrounds: playgrounds.files,
    reference,
    recordsDir,
    problems: problemsOfFiles || problems,
  };
}

function evidenceOf({ memory, options }: SiteContext) {
  if (memory.evidence === undefined)
    memory.evidence = (isOwnContent(options.contentDir) && readEvidence(options.cacheDir)) || null;
  return memory.evidence ?? undefined;
}

const regionNames = (code: readonly DemoCode[]) =>
  code.flatMap(({ preview = [] }) => preview.flatMap(({ name }) => name ?? []));

function readSiteReference(
  { options, sources, memory, display }: SiteContext,
  settings: SiteSettings,
  statuses: ProductStatuses,
): SiteReference | undefined {
  if (!options.reference) return undefined;
  const stage = options.progress.stage('Reference');
  memory.reference = siteReference(
    { ...options, display, settings, statuses },
    sources,
    memory.reference,
  );
  stage.done(`${memory.reference.addresses.size} pages`);
  return memory.reference;
}

/** Sources by their path, reference pages by what they are. */
function displayOf(
  context: SiteContext,
  metas: readonly PageMeta[],
  reference: SiteReference | undefined,
): (file: string) => string {
  const generated = new Set(
    metas.flatMap(({ file, pathname }) => (reference?.addresses.has(pathname) ? file : [])),
  );
  return (file) => (generated.has(file) ? `reference page ${file}` : context.display(file));
}

/** Generates the index pages of menu groups, and writes their records beside those of compiled pages. */
function addIndexPages(
  context: SiteContext,
  menus: readonly Menu[],
  pages: readonly CompiledPageRef[],
  illustrations: Readonly<Record<string, string>>,
  siteName: string,
  recordsDir: string,
  problems: Problem[],
): CompiledPageRef[] {
  const { base } = context.options;
  const made = indexPages({
    menus,
    pages: pages.map(({ meta }) => meta),
    illustrations,
    redirected: redirectedPaths(context),
    base,
    siteName,
  });
  problems.push(...made.problems);
  return made.records.map((record) => {
    const text = JSON.stringify(record);
    const key = hashOf(text);
    writeFileSync(path.join(recordsDir, `${key}.json`), text);
    return { meta: record.meta, key };
  });
}
