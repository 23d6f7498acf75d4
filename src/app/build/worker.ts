import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/addresses/RedirectTable';
import type { DemoRecord } from '../../content/compileDemo';
import { compilePage } from '../../content/compilePage';
import type { DocumentedNames } from '../../content/names/DocumentedNames';
import type { PageMeta, PageRecord } from '../../content/PageRecord';
import type { Problem } from '../../content/Problem';
import { redirectDocument, redirectScript } from '../addresses/redirectDocument';
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
import { pageDocument, PageRenderer } from '../document/renderPage';
import type { PageContext, Section } from '../document/SiteModel';
import { speculationRules } from '../document/speculationRules';
import { renderAdTemplates } from '../document/adTemplates';
import { notFoundPage, offlinePage, rootPage } from '../document/systemPages';
import { highlightReference } from '../reference/highlightReference';
import type { ReferencePage } from '../reference/ReferencePage';
import { twinText } from './discovery/twinText';
import { PicturePainter, type PictureText } from './pictures/PicturePainter';
import { twinOf } from './twinOf';

export interface CompileSource {
  file: string;
  displayFile: string;
  pathname: string;
  key: string;
  /** A page that is made of records instead of a file. */
  reference?: ReferencePage;
}

export interface CompileTask {
  contentDir: string;
  base: string;
  recordsDir: string;
  pages: CompileSource[];
  names: DocumentedNames | undefined;
}

export interface CompileResult {
  file: string;
  meta: PageMeta;
  problems: Problem[];
}

/** Compiles pages; their records go to disk, so that no thread holds the site. */
export async function compilePages({
  contentDir,
  base,
  recordsDir,
  pages,
  names,
}: CompileTask): Promise<CompileResult[]> {
  const results: CompileResult[] = [];
  const keep = (key: string, record: PageRecord | ReferencePage) =>
    writeFileSync(path.join(recordsDir, `${key}.json`), JSON.stringify(record));
  for (const { file, displayFile, pathname, key, reference } of pages) {
    if (reference) {
      keep(key, await highlightReference(reference));
      results.push({ file, meta: reference.meta, problems: [] });
      continue;
    }
    const text = readFileSync(path.join(contentDir, file), 'utf8');
    const { record, problems } = await compilePage({
      file,
      displayFile,
      text,
      pathname,
      base,
      names,
    }).catch((error: Error) => {
      throw new Error(
        `${displayFile} made the compiler stop, which is a mistake of the compiler: ${error.stack ?? error.message}`,
      );
    });
    keep(key, record);
    results.push({ file, meta: record.meta, problems });
  }
  return results;
}

export interface DemoTask {
  contentDir: string;
  file: string;
  displayFile: string;
  name: string;
  /** What it can be made of; see `filesOfDemo`. */
  files: readonly string[];
}

/** Compiles one demo: its code in both languages and all stylings, highlighted, with the files that it imports. */
export async function compileDemoFile({
  contentDir,
  files,
  ...demo
}: DemoTask): Promise<{ demo: DemoRecord; problems: Problem[] }> {
  const { compileDemo } = await import('../../content/compileDemo');
  return compileDemo({
    ...demo,
    files: Object.fromEntries(
      files.map((file) => [file, readFileSync(path.join(contentDir, file), 'utf8')]),
    ),
  });
}

let renderer: PageRenderer | undefined;

const threadRenderer = () => (renderer ??= new PageRenderer());

/** What the advertising slot can show. */
export function adTemplates(): AdTemplates {
  return renderAdTemplates(threadRenderer());
}

/** Inline scripts of the pages, for the security policy (Chromium wants the rules' hash even beside their keyword). */
export function inlineScripts(base: string): string[] {
  return [prePaintScript(), menuScrollScript(), speculationRules(base), redirectScript()];
}

/** What a document shows, and what its style sheet is made from. */
interface RenderedDocument {
  html: string;
  styles: PageStyles;
  rules: Readonly<Record<string, string>>;
}

function renderDocument(
  record: PageRecord | ReferencePage,
  context: PageContext,
): RenderedDocument {
  const html = threadRenderer().render(pageDocument(record, context));
  const { elements, rules } = threadRenderer().stylesOf(html);
  return { html, styles: { kind: pageKind(record), elements }, rules };
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

export interface RenderTask {
  recordsDir: string;
  outDir: string;
  /** Shared by all pages of the task. */
  section: Section;
  /** Same key, same section: a thread keeps the first it sees, and with it the HTML of its menu. */
  sectionKey: string;
  common: Pick<
    PageContext,
    'base' | 'products' | 'runtime' | 'feed' | 'slot' | 'serviceWorker' | 'privacy'
  >;
  pages: {
    key: string;
    outFile: string;
    own: Omit<PageContext, 'section' | 'base' | 'products' | 'runtime'>;
  }[];
}

function writeText(folder: string, name: string, text: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Rendered pages by their output file, and the rules of their classes. */
export interface RenderResult {
  pages: Record<string, PageStyles>;
  rules: Record<string, string>;
}

const sections = new Map<string, Section>();

/** Renders pages to `outDir`, each without its style sheet. */
export function renderPages({
  recordsDir,
  outDir,
  section: sent,
  sectionKey,
  common,
  pages,
}: RenderTask): RenderResult {
  const result: RenderResult = { pages: {}, rules: {} };
  const section = sections.get(sectionKey) ?? sent;
  sections.set(sectionKey, section);
  for (const { key, outFile, own } of pages) {
    const record = JSON.parse(readFileSync(path.join(recordsDir, `${key}.json`), 'utf8')) as
      PageRecord | ReferencePage;
    try {
      const { html, styles, rules } = renderDocument(record, { ...common, ...own, section });
      result.pages[outFile] = styles;
      Object.assign(result.rules, rules);
      writeText(outDir, outFile, html);
      writeText(outDir, twinOf(outFile), twinText(record, { ...common, ...own, section }));
    } catch (error) {
      throw new Error(`${record.meta.file} could not be rendered: ${(error as Error).stack}`);
    }
  }
  return result;
}

export interface PicturesTask {
  fontFile: string;
  pictures: (PictureText & { file: string })[];
}

let painter: PicturePainter | undefined;

/** Draws the pictures that previews of links show. */
export function drawPictures({ fontFile, pictures }: PicturesTask): void {
  painter ??= new PicturePainter(fontFile);
  for (const { file, ...text } of pictures) writeFileSync(file, painter.paint(text));
}

export interface SystemPagesTask {
  outDir: string;
  section: Section;
  common: RenderTask['common'];
  /** Address of the manifest of pages. */
  addresses: string;
  redirects: readonly Redirect[];
  frames: { demo: string; outFile: string }[];
  frameAssets: FrameAssets | undefined;
  licenses: PageRecord;
  /** Address of the workbench, where the site has one beside it. */
  workbench: string | undefined;
}

/** Writes what no source stands for: not-found page, root page, the documents of demos, what stands at addresses that moved. */
export function renderSystemPages({
  outDir,
  section,
  common,
  addresses,
  redirects,
  frames,
  frameAssets,
  licenses,
  workbench,
}: SystemPagesTask): RenderResult {
  const result: RenderResult = { pages: {}, rules: {} };
  const write = (outFile: string, html: string) => writeText(outDir, outFile, html);
  const writePage = (outFile: string, record: PageRecord) => {
    const { html, styles, rules } = renderDocument(record, { ...common, section, demos: {} });
    result.pages[outFile] = styles;
    Object.assign(result.rules, rules);
    write(outFile, html);
  };
  writePage('404.html', notFoundPage(common.products, addresses));
  if (common.serviceWorker) writePage(`${common.base}offline.html`, offlinePage(common.products));
  if (common.base !== '/') writePage('index.html', rootPage(common.base, workbench));
  writePage(`${common.base}licenses/index.html`, licenses);
  for (const { from, to } of redirects) write(`${from}index.html`, redirectDocument(to));
  if (frameAssets)
    for (const { demo, outFile } of frames) write(outFile, frameDocument(demo, frameAssets));
  return result;
}
