import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserCode } from '../bundling/bundles';
import { decoded } from '../../../domain/navigation/canonicalPath';
import { searchDataPath } from '../../../domain/search/SearchEngine';
import { siteSearch } from '../search/siteSearch';
import type { CompiledPageRef } from '../engine/compilePages';
import type { AdTemplateFile } from '../engine/GeneratedFiles';
import type { SiteOptions } from '../engine/SiteContext';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import { nginxHeaders, nginxServer } from '../nginxFiles';
import { allHosts, headerRules, headersFile, type ForeignHosts } from '../securityHeaders';
import { licenseFiles } from './licenses/licenseFiles';
import type { OutputFolder } from './OutputFolder';
import { writeDocsServer } from './writeDocsServer';
import { workerAddress, writeServiceWorker } from './writeServiceWorker';
import { groupBy } from '../../../domain/groupBy';
import type { Redirect } from '../../../content/redirects/resolveRedirects';
import type { PageRecord } from '../../../content/PageRecord';
import type { FrameAssets } from '../document/frameDocument';
import type { SiteDetails, Section } from '../document/PageContext';
import { batches } from '../engine/Compiler';
import { editFrameName } from '../../../domain/content/demoFrame';
import { hashOf } from '../engine/hash';
import type { RenderTask } from '../engine/renderTasks';
import { serverTarball } from '../mcp/DocsData';

export interface OutputOptions {
  /** Folder to write, when everything has succeeded. */
  outDir: string;
  /** Ready-made folders to publish beside the site, by their name in the output. */
  include?: Record<string, string> | undefined;
  /** Folders of the earlier output that stay as they are. */
  keep?: readonly string[];
  /** Third-party hosts that pages may contact. */
  vendors: readonly ForeignHosts[];
}

/** Writes the site, and publishes it when it is complete. */
export async function writeSite(
  snapshot: SiteSnapshot,
  code: BrowserCode,
  output: OutputFolder,
  options: OutputOptions,
): Promise<void> {
  await writeTo(output.next, snapshot, code, options);
  output.publish(options.keep);
}

async function writeTo(
  dir: string,
  snapshot: SiteSnapshot,
  code: BrowserCode,
  options: OutputOptions,
): Promise<void> {
  const { base, progress } = snapshot.context.options;
  const { include = {}, keep = [] } = options;
  const hasServiceWorker = code.serviceWorker !== undefined;
  const { pages, addresses, demos, settings } = snapshot.content;
  const { compiler } = snapshot.context;
  copyFiles(dir, snapshot.context.options, code, options);
  for (const [address, file] of snapshot.images) cpSync(file, path.join(dir, decoded(address)));
  const templates = await snapshot.files.adTemplateFile();
  const common = await sharedDetails(snapshot, code, options, templates);
  const searchStage = progress.stage('Search');
  const search = await siteSearch(snapshot);
  searchStage.done(`${pages.length} pages indexed`);
  const stage = progress.stage('HTML', pages.length);
  const target = { snapshot, common, dir };
  await writePages(target, pages, stage.step);
  await snapshot.pageContexts.socialImages.publish(dir);
  await writeExtraPages(target, {
    ...snapshot.files.systemPages(
      hasServiceWorker,
      'workbench' in include || keep.includes('workbench') ? '/workbench/' : undefined,
    ),
    ...licenseFiles(base, code),
  });
  const { frames } = code;
  const framesOf = (names: readonly string[], assets: FrameAssets | undefined) =>
    assets &&
    compiler.run('frameDocuments', {
      demos: names,
      base,
      settings,
      assets: { ...assets, hasPolicy: true },
    });
  const { redirects } = addresses;
  const documents = {
    ...(await compiler.run('redirectDocuments', { redirects, siteName: settings.name })),
    ...(await framesOf([...demos.keys()], frames)),
    ...(await framesOf([editFrameName], frames?.edit)),
  };
  const markdown = Object.fromEntries(
    pages.map(({ meta: { pathname } }) => [
      pathname,
      readFileSync(path.join(dir, decoded(pathname), 'index.md'), 'utf8'),
    ]),
  );
  await writeDocsServer(snapshot, {
    dir,
    bundle: code.docsServer,
    search,
    markdown,
    workbench:
      include.workbench ??
      (keep.includes('workbench') ? path.join(options.outDir, 'workbench') : undefined),
  });
  const files = Object.entries(snapshot.files.byAddress()).map(([address, text]) => [
    address,
    text(),
  ]);
  writeFiles(dir, {
    ...(templates && { [templates.address]: templates.text }),
    ...documents,
    [searchDataPath(base)]: JSON.stringify(search),
    ...(await snapshot.files.filesOfMarkdown((page) => markdown[page]!)),
    ...Object.fromEntries(files),
    ...headerFiles(base, serverTarball(settings, base), snapshot.files.rewrites),
  });
  writeServiceWorker(dir, base, code);
  stage.done(`${pages.length} pages rendered`);
}

/** What all pages share. */
async function sharedDetails(
  { context, content, pageContexts }: SiteSnapshot,
  { client, serviceWorker }: BrowserCode,
  { vendors }: Pick<OutputOptions, 'vendors'>,
  templates: AdTemplateFile | undefined,
): Promise<SiteDetails> {
  return pageContexts.common(
    {
      runtime: client.runtime,
      font: client.font,
      sheet: await context.compiler.run(
        'siteSheet',
        readFileSync(path.join(client.folder, client.stylesheet), 'utf8'),
      ),
      vendors: allHosts(...vendors),
      serviceWorker: serviceWorker && workerAddress(content.settings.origin, context.options.base),
    },
    templates,
  );
}

/** Writes the report on accessibility again, and the files beside it, into the site as it was built. */
export async function rewriteReport(
  snapshot: SiteSnapshot,
  code: BrowserCode,
  { outDir, vendors }: Pick<OutputOptions, 'outDir' | 'vendors'>,
): Promise<void> {
  const templates = await snapshot.files.adTemplateFile();
  const common = await sharedDetails(snapshot, code, { vendors }, templates);
  const pages = snapshot.content.pages.filter(({ meta }) => meta.hasConformance);
  await writePages({ snapshot, common, dir: outDir }, pages, () => {});
  const files = Object.entries(snapshot.files.conformanceFiles());
  writeFiles(outDir, Object.fromEntries(files.map(([address, text]) => [address, text()])));
}

/** Writes files by path; an undefined one is not part of the site. */
function writeFiles(dir: string, files: Readonly<Record<string, string | Uint8Array | undefined>>) {
  for (const [address, text] of Object.entries(files)) {
    if (text === undefined) continue;
    const file = path.join(dir, decoded(address), address.endsWith('/') ? 'index.html' : '');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function copyFiles(
  dir: string,
  { base, publicDir }: SiteOptions,
  { client, frames }: BrowserCode,
  { include = {} }: OutputOptions,
) {
  const below = path.join(dir, base);
  if (publicDir && existsSync(publicDir)) cpSync(publicDir, below, { recursive: true });
  for (const bundle of [client, frames, frames?.edit])
    if (bundle)
      cpSync(path.join(bundle.folder, 'assets'), path.join(below, 'assets'), { recursive: true });
  for (const [name, folder] of Object.entries(include))
    cpSync(folder, path.join(dir, name), { recursive: true });
  // Pages contain it inline.
  rmSync(path.join(below, client.stylesheet));
}

/** The headers of production in the format of each host, by path. */
function headerFiles(
  base: string,
  tarball: string,
  rewrites: readonly Redirect[],
): Record<string, string> {
  const rules = headerRules(base, tarball);
  return {
    '/_headers': headersFile(rules),
    '/headers.nginx.conf': nginxHeaders(rules),
    '/server.nginx.conf': nginxServer(rules, rewrites),
    '/headers.json': JSON.stringify(rules, null, 2),
  };
}

interface Output {
  snapshot: SiteSnapshot;
  common: SiteDetails;
  /** Folder of the site. */
  dir: string;
}

/**
 * Renders and writes the pages of a site.
 * @param step called with the number of pages that were written
 */
async function writePages(
  output: Output,
  pages: readonly CompiledPageRef[],
  step: (count: number) => void,
): Promise<void> {
  const { snapshot } = output;
  const placed = pages.map(({ meta, key }) => {
    const { section, details } = snapshot.pageContexts.placeOf(meta);
    const outFile = `${decoded(meta.pathname.slice(1))}index.html`;
    return { section, page: { record: key, outFile, details } };
  });
  const tasks = [...groupBy(placed, ({ section }) => section)].flatMap(([section, all]) =>
    batches(all.map(({ page }) => page)).map(async (batch) => {
      await render(output, section, batch);
      step(batch.length);
    }),
  );
  await Promise.all(tasks);
}

/** Writes pages without a source, by path. */
function writeExtraPages(
  output: Output,
  pages: Readonly<Record<string, PageRecord>>,
): Promise<void> {
  const tasks = Object.entries(pages).map(([address, record]) => ({
    record,
    outFile: address.slice(1),
    details: { demos: {} },
  }));
  return render(output, output.snapshot.sections.fallback, tasks);
}

function render({ snapshot, common, dir }: Output, section: Section, pages: RenderTask['pages']) {
  const { context, content } = snapshot;
  return context.compiler.run('renderPages', {
    recordsDir: content.recordsDir,
    outDir: dir,
    section,
    sectionKey: hashOf(JSON.stringify(section)),
    common,
    pages,
  });
}
