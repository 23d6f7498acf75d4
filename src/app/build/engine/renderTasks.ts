import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../../content/redirects/resolveRedirects';
import type { SiteSettings } from '../../../content/readSettings';
import type { PageRecord } from '../../../content/PageRecord';
import { redirectDocument } from '../urls/redirectDocument';
import { codeFile } from '../document/codeDocument';
import { frameDocument, type FrameAssets } from '../document/frameDocument';
import { adTemplates } from '../../../components/Ad/Ad';
import type { AdTemplateName, AdTemplates } from '../../../components/Ad/Ad.behavior';
import type { HouseAd } from '../../../domain/ads/houseAds';
import { PageRenderer } from '../document/PageRenderer';
import { renderDocuments, type PageDocuments } from '../document/renderPage';
import type { SiteDetails, PageDetails, PageContext, Section } from '../document/PageContext';
import { readRecord, writeWhole } from './ContentCache';
import { markdownFile, markdownPage } from './markdownPage';
import { socialImage, type SocialText } from './socialImages/socialImage';
import { siteVariables } from '../../../theme/siteVariables';
import { frameAddress } from '../../../domain/content/demoFrame';
import { minified } from './minified';

let renderer: PageRenderer | undefined;

const threadRenderer = () => (renderer ??= new PageRenderer());

/** HTML templates of everything an ad can be. */
export function renderAdTemplates(houseAds: readonly HouseAd[]): AdTemplates {
  const renderer = threadRenderer();
  const entries = Object.entries(adTemplates).map(
    ([name, template]) => [name, renderer.render(template)] as const,
  );
  return {
    ...(Object.fromEntries(entries) as Record<AdTemplateName, string>),
    houseAds,
    css: renderer.cssOf(entries.flat().join('')),
  };
}

/** Our own style sheet with the variables of the theme, minified. */
export const siteSheet = (css: string): string => minified(siteVariables() + css);

export interface PageTask {
  /** The page, or the name of its record in `recordsDir`. */
  record: PageRecord | string;
  recordsDir: string;
  context: PageContext;
}

export interface RenderedPage extends PageDocuments {
  /** The page as a Markdown file; undefined for a page without a source. */
  markdown?: string;
}

export interface MarkdownTask {
  /** Name of the page's record in `recordsDir`. */
  record: string;
  recordsDir: string;
  context: Parameters<typeof markdownPage>[1];
}

/** The Markdown version of a page. */
export const pageMarkdown = ({ record, recordsDir, context }: MarkdownTask): string =>
  markdownPage(readRecord(recordsDir, record), context);

/** Renders one page. */
export function renderPage({ record: named, recordsDir, context }: PageTask): RenderedPage {
  const isKept = typeof named === 'string';
  const record = isKept ? readRecord(recordsDir, named) : named;
  try {
    return {
      ...renderDocuments(threadRenderer(), record, context),
      markdown: isKept ? markdownPage(record, context) : undefined,
    };
  } catch (error) {
    const { file, title } = record.meta;
    throw new Error(`${file || title} could not be rendered: ${(error as Error).stack}`);
  }
}

export interface RenderTask {
  recordsDir: string;
  outDir: string;
  /** Shared by all pages of the task. */
  section: Section;
  /** Same key, same section: a thread keeps the first it sees, and with it the HTML of its menu. */
  sectionKey: string;
  common: SiteDetails;
  pages: { record: PageRecord | string; outFile: string; details: PageDetails }[];
}

const sections = new Map<string, Section>();

/** Renders pages to `outDir`. */
export function renderPages({ section: sent, sectionKey, ...task }: RenderTask): void {
  const { recordsDir, outDir, common, pages } = task;
  const section = sections.get(sectionKey) ?? sent;
  sections.set(sectionKey, section);
  for (const { record, outFile, details } of pages) {
    const context = { ...common, ...details, section };
    const { html, code, markdown } = renderPage({ record, recordsDir, context });
    const file = path.join(outDir, outFile);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    if (code !== undefined) writeFileSync(codeFile(file), code);
    if (markdown !== undefined) writeFileSync(markdownFile(file), markdown);
  }
}

export interface SocialImagesTask {
  fontFile: string;
  images: (SocialText & { file: string })[];
}

/** Renders the images that previews of links show. */
export async function renderSocialImages({ fontFile, images }: SocialImagesTask): Promise<void> {
  const font = readFileSync(fontFile);
  for (const { file, ...text } of images) writeWhole(file, await socialImage(text, font));
}

export interface FramesTask {
  /** Names of demos. */
  demos: readonly string[];
  base: string;
  settings: Pick<SiteSettings, 'name' | 'repository' | 'version'>;
  assets: FrameAssets;
}

/** Documents that run demos, by path. */
export const frameDocuments = ({ demos, base, settings, assets }: FramesTask) =>
  Object.fromEntries(
    demos.map((demo) => [frameAddress(base, demo), frameDocument(demo, base, settings, assets)]),
  );

interface RedirectsTask {
  redirects: readonly Redirect[];
  siteName: string;
}

/** Pages at moved paths, by path. */
export const redirectDocuments = ({ redirects, siteName }: RedirectsTask) =>
  Object.fromEntries(redirects.map(({ from, to }) => [from, redirectDocument(to, siteName)]));
