import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/addresses/RedirectTable';
import type { DemoRecord } from '../../content/compileDemo';
import { compilePage } from '../../content/compilePage';
import type { DocumentedNames } from '../../content/names/DocumentedNames';
import type { PageMeta, PageRecord } from '../../content/PageRecord';
import type { Problem } from '../../content/Problem';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { themeCss } from '../../theme/themeCss';
import { redirectDocument, redirectScript } from '../addresses/redirectDocument';
import { frameDocument, type FrameAssets } from '../document/frameDocument';
import { menuScrollScript } from '../document/menuScrollScript';
import { prePaintScript } from '../document/prePaintScript';
import { pageDocument, PageRenderer } from '../document/renderPage';
import type { PageSurroundings, Section } from '../document/SiteModel';
import { speculationRules } from '../document/speculationRules';
import { renderAdTemplates } from '../document/adTemplates';
import { renderSpecimens, type SharedRules } from '../document/specimen';
import { notFoundPage, offlinePage, rootPage } from '../document/systemPages';
import { highlightReference } from '../reference/highlightReference';
import type { ReferencePage } from '../reference/ReferencePage';
import { twinText } from './discovery/twinText';
import { hashOf } from './hash';
import type { RenderedPage } from './OutputManifest';
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

let prepared: { renderer: PageRenderer; shared: SharedRules } | undefined;

/** This thread's renderer, with the rules of every component shared. */
function preparedRenderer() {
  if (!prepared) {
    const renderer = new PageRenderer();
    prepared = { renderer, shared: renderSpecimens(renderer) };
  }
  return prepared;
}

/** The shared style sheets: our own goes before the rules of the components, and before it the theme's variables that all of them need. */
export function siteStyles(own: string): SharedRules {
  const { page, tables } = preparedRenderer().shared;
  return { page: themeCss(createDocsTheme(), own + page + tables) + own + page, tables };
}

/** What the advertising slot can show, as a file for the browser. */
export function adTemplates(): string {
  return JSON.stringify(renderAdTemplates(preparedRenderer().renderer));
}

/** Inline scripts of the pages, for the security policy (Chromium wants the rules' hash even beside their keyword). */
export function inlineScripts(base: string): string[] {
  return [prePaintScript(), menuScrollScript(), speculationRules(base), redirectScript()];
}

function renderDocument(
  record: PageRecord | ReferencePage,
  surroundings: PageSurroundings,
  writeAsset: (name: string, text: string) => string,
): string {
  const { renderer: target } = preparedRenderer();
  const document = pageDocument(record, surroundings);
  const html = target.render(document({}));
  const own = target.ownRules(html);
  if (own === '') return html;
  return target.render(
    document({ extraStylesheets: [writeAsset(`page.${hashOf(own)}.css`, own)] }),
  );
}

export interface RenderTask {
  recordsDir: string;
  outDir: string;
  /** Shared by all pages of the task. */
  section: Section;
  /** Same key, same section: a thread keeps the first it sees, and with it the HTML of its menu. */
  sectionKey: string;
  common: Pick<
    PageSurroundings,
    'base' | 'products' | 'assets' | 'feed' | 'slot' | 'serviceWorker' | 'privacy'
  >;
  pages: {
    key: string;
    outFile: string;
    own: Omit<PageSurroundings, 'section' | 'base' | 'products' | 'assets'>;
  }[];
}

function writeText(folder: string, name: string, text: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function assetWriter(outDir: string, base: string) {
  return (name: string, text: string) => {
    const href = `${base}assets/${name}`;
    writeText(outDir, href, text);
    return href;
  };
}

const sections = new Map<string, Section>();

/** Renders pages to `outDir`, and says what they are, by their output file. */
export function renderPages({
  recordsDir,
  outDir,
  section: sent,
  sectionKey,
  common,
  pages,
}: RenderTask): Record<string, RenderedPage> {
  const rendered: Record<string, RenderedPage> = {};
  const section = sections.get(sectionKey) ?? sent;
  sections.set(sectionKey, section);
  const writeAsset = assetWriter(outDir, common.base);
  for (const { key, outFile, own } of pages) {
    const record = JSON.parse(readFileSync(path.join(recordsDir, `${key}.json`), 'utf8')) as
      PageRecord | ReferencePage;
    try {
      const files: string[] = [];
      const html = renderDocument(record, { ...common, ...own, section }, (name, text) => {
        const href = writeAsset(name, text);
        files.push(href.slice(1));
        return href;
      });
      rendered[outFile] = { files };
      writeText(outDir, outFile, html);
      writeText(outDir, twinOf(outFile), twinText(record, { ...common, ...own, section }));
    } catch (error) {
      throw new Error(`${record.meta.file} could not be rendered: ${(error as Error).stack}`);
    }
  }
  return rendered;
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
}: SystemPagesTask): void {
  const writeAsset = assetWriter(outDir, common.base);
  const write = (outFile: string, html: string) => writeText(outDir, outFile, html);
  const surroundings = { ...common, section, demos: {} };
  write(
    '404.html',
    renderDocument(notFoundPage(common.products, addresses), surroundings, writeAsset),
  );
  if (common.serviceWorker)
    write(
      `${common.base}offline.html`,
      renderDocument(offlinePage(common.products), surroundings, writeAsset),
    );
  if (common.base !== '/')
    write('index.html', renderDocument(rootPage(common.base, workbench), surroundings, writeAsset));
  write(`${common.base}licenses/index.html`, renderDocument(licenses, surroundings, writeAsset));
  for (const { from, to } of redirects) write(`${from}index.html`, redirectDocument(to));
  if (frameAssets)
    for (const { demo, outFile } of frames) write(outFile, frameDocument(demo, frameAssets));
}
