import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/addresses/RedirectTable';
import type { PageRecord } from '../../content/PageRecord';
import { redirectDocument, redirectScript } from '../addresses/redirectDocument';
import { codeDocument, codeFile, hasCode } from '../document/codeDocument';
import { frameFailureScript } from '../document/frameFailureScript';
import { frameDocument, type FrameAssets } from '../document/frameDocument';
import { menuScrollScript } from '../document/menuScrollScript';
import { prePaintScript } from '../document/prePaintScript';
import type { AdTemplates } from '../../components/AdSlot/fillTemplate';
import {
  pageKind,
  sheetOf,
  withSheet,
  type PageStyles,
  type SheetParts,
} from '../document/pageStyles';
import { pageDocument, PageRenderer, renderAdTemplates } from '../document/renderPage';
import type { CommonContext, OwnContext, PageContext, Section } from '../document/PageContext';
import { speculationRules } from '../document/speculationRules';
import type { ReferencePage } from '../reference/ReferencePage';
import { markdownFile, markdownPage } from './markdownPage';
import { socialImage, type SocialText } from './socialImages/socialImage';
import { frameAddress } from './addresses/frameAddress';
import { writeWhole } from './writeWhole';

let renderer: PageRenderer | undefined;

const threadRenderer = () => (renderer ??= new PageRenderer());

/** What the advertising slot can show. */
export function adTemplates(): AdTemplates {
  return renderAdTemplates(threadRenderer());
}

/** Inline scripts of the pages, for the security policy (Chromium wants the rules' hash even beside their keyword). */
export function inlineScripts(base: string): string[] {
  return [
    prePaintScript(),
    frameFailureScript(),
    menuScrollScript(),
    speculationRules(base),
    redirectScript(),
  ];
}

export interface SheetsTask extends SheetParts {
  /** Elements of all pages of a kind, by kind. */
  kinds: Record<string, readonly string[]>;
}

/** The style sheets of pages, by kind. */
export const composeSheets = ({ kinds, ...parts }: SheetsTask): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, elements]) => [kind, sheetOf(elements, parts)]),
  );

export interface PutSheetsTask {
  dir: string;
  pages: { outFile: string; kind: string }[];
  /** By kind. */
  sheets: Record<string, string>;
}

/** Puts style sheets into pages. */
export function putSheets({ dir, pages, sheets }: PutSheetsTask): void {
  for (const { outFile, kind } of pages) {
    const file = path.join(dir, outFile);
    const html = withSheet(readFileSync(file, 'utf8'), sheets[kind]!);
    // It may be the same file as in the last output.
    rmSync(file);
    writeFileSync(file, html);
  }
}

export interface PageTask {
  /** The page, or the name of its record in `recordsDir`. */
  record: PageRecord | string;
  recordsDir: string;
  context: PageContext;
}

export interface RenderedPage {
  /** Without a style sheet. */
  html: string;
  /** The document with the code of its demos, where it has some. */
  code?: string;
  /** The page as a Markdown file; undefined for a page without a source. */
  markdown?: string;
  styles: PageStyles;
  /** Rules of the classes in it, by class. */
  rules: Readonly<Record<string, string>>;
}

const readRecord = (recordsDir: string, key: string) =>
  JSON.parse(readFileSync(path.join(recordsDir, `${key}.json`), 'utf8')) as
    PageRecord | ReferencePage;

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
    const html = threadRenderer().render(pageDocument(record, context));
    const code = hasCode(record.meta)
      ? threadRenderer().render(codeDocument(record.meta.title, context))
      : undefined;
    const { elements, rules } = threadRenderer().stylesOf(html + (code ?? ''), context.slot);
    return {
      html,
      code,
      styles: { kind: pageKind(record), elements },
      rules,
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
  common: CommonContext;
  pages: { record: PageRecord | string; outFile: string; own: OwnContext }[];
}

/** Rendered pages by their output file, and the rules of their classes. */
export interface RenderResult {
  pages: Record<string, PageStyles>;
  rules: Record<string, string>;
}

const sections = new Map<string, Section>();

/** Renders pages to `outDir`, each without its style sheet. */
export function renderPages({ section: sent, sectionKey, ...task }: RenderTask): RenderResult {
  const { recordsDir, outDir, common, pages } = task;
  const result: RenderResult = { pages: {}, rules: {} };
  const section = sections.get(sectionKey) ?? sent;
  sections.set(sectionKey, section);
  for (const { record, outFile, own } of pages) {
    const context = { ...common, ...own, section };
    const { html, code, markdown, styles, rules } = renderPage({ record, recordsDir, context });
    result.pages[outFile] = styles;
    Object.assign(result.rules, rules);
    const file = path.join(outDir, outFile);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    if (code !== undefined) writeFileSync(codeFile(file), code);
    if (markdown !== undefined) writeFileSync(markdownFile(file), markdown);
  }
  return result;
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

export interface DocumentsTask {
  redirects: readonly Redirect[];
  /** Names of demos. */
  demos: readonly string[];
  base: string;
  frameAssets: FrameAssets | undefined;
}

/** Documents without a menu, by path: those that run demos, and redirects. */
export function documents({
  redirects,
  demos,
  base,
  frameAssets,
}: DocumentsTask): Record<string, string> {
  const frames = frameAssets
    ? demos.map(
        (demo) => [frameAddress(base, demo), frameDocument(demo, base, frameAssets)] as const,
      )
    : [];
  return Object.fromEntries([
    ...redirects.map(({ from, to }) => [from, redirectDocument(to)] as const),
    ...frames,
  ]);
}
