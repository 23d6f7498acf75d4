import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { transform } from 'lightningcss';
import { Tinypool } from 'tinypool';
import { checkSite } from '../../content/checkSite';
import type { DemoRecord } from '../../content/compileDemo';
import type { PageMeta } from '../../content/PageRecord';
import { compareProblems, type Problem } from '../../content/Problem';
import { readMenu, type Menu } from '../../content/readMenu';
import { demoNameOf, listSources, pathnameOf, sectionPathOf, type Sources } from '../../content/sources';
import { headerRules, headersFile } from '../securityHeaders';
import type { Section } from '../document/SiteModel';
import { clientBundle, frameBundle, sourceHash, workerBundle, type ClientBundle, type FrameBundle, type WorkerBundle } from './bundles';
import { ContentCache } from './ContentCache';
import { hashOf } from './hash';
import { OutputManifest } from './OutputManifest';
import type { Progress } from './Progress';
import { copyFolder, nextFolder } from './replaceFolder';
import { siteModel, type Place } from './siteModel';
import type { CompileResult, CompileTask, DemoTask, RenderTask, SystemPagesTask } from './worker';

export interface BuildSiteOptions {
  /** Folder of pages, menus and demos. */
  contentDir: string;
  /** Folder to write; replaced as a whole, and only when the build has succeeded. */
  outDir: string;
  /** Address below which the site lies, with a slash at each end. */
  base: string;
  /** What is kept between builds; may be removed at any time. */
  cacheDir: string;
  /** Files to publish as they are, below the base. */
  publicDir?: string;
  /** Folder of the repository in which the pages can be edited; without it they have no edit link. */
  editFolder?: string;
  /** Ready-made folders to publish beside the site, by their name in the output. */
  include?: Record<string, string>;
  progress: Progress;
}

/** The content has problems; nothing was written. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content`);
  }
}

interface KeyedPage {
  file: string;
  displayFile: string;
  pathname: string;
  key: string;
}

const pagesPerTask = 16;

/** Builds the site: reads and checks the content, bundles what the browser needs, renders every page, swaps the output. */
export async function buildSite(options: BuildSiteOptions): Promise<{ pages: number }> {
  const { contentDir, progress, cacheDir } = options;
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`The content folder ${contentDir} does not exist. Name another one with --content.`);
  const sources = listSources(contentDir);
  if (sources.pages.length === 0) throw new Error(`There is no page in ${contentDir}. Write a page.mdx with a title and a description.`);

  const stage = progress.stage('Compiler');
  const version = sourceHash();
  const worker = await workerBundle(cacheDir, version);
  stage.done('ready');
  const pool = new Tinypool({ filename: worker.file, runtime: 'worker_threads', minThreads: 1, maxThreads: availableParallelism(), idleTimeout: 60_000 });
  try {
    return await new SiteBuild(options, sources, version, worker, pool).run();
  } finally {
    await pool.destroy();
  }
}

class SiteBuild {
  private readonly siteCacheDir: string;

  constructor(
    private readonly options: BuildSiteOptions,
    private readonly sources: Sources,
    private readonly version: string,
    private readonly worker: WorkerBundle,
    private readonly pool: Tinypool,
  ) {
    this.siteCacheDir = path.join(options.cacheDir, 'sites', hashOf(options.contentDir, options.base));
  }

  private readonly display = (file: string) => path.relative(process.cwd(), path.join(this.options.contentDir, file)).replaceAll(path.sep, '/');

  async run(): Promise<{ pages: number }> {
    const { pages, keys, menus, demos } = await this.readContent();
    const [client, frames] = await this.bundle();
    await this.write(pages, keys, menus, demos, client, frames);
    return { pages: pages.length };
  }

  private async readContent() {
    const problems: Problem[] = [];
    const { pages, keys } = await this.compile(problems);
    const demos = await this.compileDemos(problems);
    const menus = this.readMenus(problems);
    problems.push(...checkSite({ pages, menus, demos: this.sources.demos, references: new Set(), display: this.display }));
    if (problems.length > 0) throw new ContentError(problems.sort(compareProblems));
    return { pages, keys, menus, demos };
  }

  private keyedPages(): KeyedPage[] {
    const { contentDir, base } = this.options;
    return this.sources.pages.map((file) => {
      const pathname = pathnameOf(file, base);
      return { file, displayFile: this.display(file), pathname, key: hashOf(file, pathname, base, readFileSync(path.join(contentDir, file))) };
    });
  }

  private async compile(problems: Problem[]): Promise<{ pages: PageMeta[]; keys: Map<string, string> }> {
    const cache = new ContentCache(path.join(this.siteCacheDir, 'content'), this.worker.hash);
    this.recordsDir = cache.recordsDir;
    const all = this.keyedPages();
    const metas = new Map<string, PageMeta>();
    const missing: KeyedPage[] = [];
    for (const page of all) {
      const meta = cache.get(page.key);
      if (meta) metas.set(page.file, meta);
      else missing.push(page);
    }
    const stage = this.options.progress.stage('Pages', all.length);
    stage.step(metas.size);
    await Promise.all(
      batches(missing, pagesPerTask).map(async (pages) => {
        const task: CompileTask = { contentDir: this.options.contentDir, base: this.options.base, recordsDir: cache.recordsDir, pages };
        const results = (await this.pool.run(task, { name: 'compilePages' })) as CompileResult[];
        for (const [index, result] of results.entries()) {
          metas.set(result.file, result.meta);
          problems.push(...result.problems);
          if (result.problems.length === 0) cache.set(pages[index]!.key, result.meta);
        }
        stage.step(pages.length);
      }),
    );
    cache.save();
    stage.done(`${all.length} compiled, ${all.length - missing.length} of them unchanged`);
    return { pages: all.map(({ file }) => metas.get(file)!), keys: new Map(all.map(({ file, key }) => [file, key])) };
  }

  private recordsDir = '';

  private async compileDemos(problems: Problem[]): Promise<Map<string, DemoRecord>> {
    const { contentDir } = this.options;
    const folder = path.join(this.siteCacheDir, 'demos');
    mkdirSync(folder, { recursive: true });
    const records = await Promise.all(
      this.sources.demos.map(async (file): Promise<DemoRecord> => {
        const cacheFile = path.join(folder, `${hashOf(this.worker.hash, file, readFileSync(path.join(contentDir, file)))}.json`);
        if (existsSync(cacheFile)) return JSON.parse(readFileSync(cacheFile, 'utf8')) as DemoRecord;
        const task: DemoTask = { contentDir, file, displayFile: this.display(file), name: demoNameOf(file) };
        const result = (await this.pool.run(task, { name: 'compileDemoFile' })) as { demo: DemoRecord; problems: Problem[] };
        problems.push(...result.problems);
        if (result.problems.length === 0) writeFileSync(cacheFile, JSON.stringify(result.demo));
        return result.demo;
      }),
    );
    return new Map(records.map((demo) => [demo.name, demo]));
  }

  private readMenus(problems: Problem[]): Menu[] {
    return this.sources.menus.map((file) => {
      const text = readFileSync(path.join(this.options.contentDir, file), 'utf8');
      const result = readMenu(text, this.display(file), sectionPathOf(file, this.options.base), this.options.base);
      problems.push(...result.problems);
      return result.menu;
    });
  }

  private async bundle(): Promise<[ClientBundle, FrameBundle | undefined]> {
    const { cacheDir, base, contentDir, progress } = this.options;
    const stage = progress.stage('Browser code');
    const demos = Object.fromEntries(this.sources.demos.map((file) => [demoNameOf(file), file]));
    const client = await clientBundle(cacheDir, this.version, base);
    const frames = this.sources.demos.length > 0 ? await frameBundle(cacheDir, this.version, base, { contentDir, demos, modules: this.sources.modules }) : undefined;
    stage.done('bundled');
    return [client, frames];
  }

  private async write(pages: PageMeta[], keys: Map<string, string>, menus: Menu[], demos: Map<string, DemoRecord>, client: ClientBundle, frames: FrameBundle | undefined) {
    const { outDir, base, progress, publicDir, editFolder, include = {} } = this.options;
    const next = nextFolder(outDir);
    try {
      const below = path.join(next.dir, base);
      if (publicDir && existsSync(publicDir)) copyFolder(publicDir, below);
      copyFolder(path.join(client.folder, 'assets'), path.join(below, 'assets'));
      if (frames) copyFolder(path.join(frames.folder, 'assets'), path.join(below, 'assets'));
      for (const [name, folder] of Object.entries(include)) copyFolder(folder, path.join(next.dir, name));
      const stylesheet = await this.writeStylesheet(below, client);

      const model = siteModel(menus, base);
      const common: RenderTask['common'] = { base, products: model.products, assets: { stylesheet, runtime: client.runtime, fonts: client.fonts.slice(0, 1) } };
      const frameOf = (demo: string) => `${base}frames/${demo}/`;

      const stage = progress.stage('HTML', pages.length);
      const manifest = new OutputManifest(path.join(this.siteCacheDir, `output-${hashOf(outDir)}.json`), outDir);
      const tasks = new Map<Section, (RenderTask['pages'][number] & { renderKey: string })[]>();
      const commonKey = hashOf(this.worker.hash, JSON.stringify(common));
      const sectionKeys = new Map<Section, string>();
      for (const page of pages) {
        const { section, ...neighbours }: Place = model.placeOf(page);
        const sectionKey = sectionKeys.get(section) ?? hashOf(JSON.stringify(section));
        sectionKeys.set(section, sectionKey);
        const own = {
          ...neighbours,
          demos: Object.fromEntries(page.demos.map(({ name }) => [name, { record: demos.get(name)!, frame: frameOf(name) }])),
          ...(editFolder === undefined ? {} : { editPath: `${editFolder}/${page.file}` }),
        };
        const key = keys.get(page.file)!;
        const outFile = `${page.pathname.slice(1)}index.html`;
        const renderKey = hashOf(commonKey, sectionKey, key, JSON.stringify(own));
        if (manifest.takeOver(outFile, renderKey, next.dir)) stage.step(1);
        else if (tasks.has(section)) tasks.get(section)!.push({ key, outFile, own, renderKey });
        else tasks.set(section, [{ key, outFile, own, renderKey }]);
      }
      const rendered = [...tasks.values()].reduce((sum, list) => sum + list.length, 0);
      await Promise.all(
        [...tasks].flatMap(([section, list]) =>
          batches(list, pagesPerTask).map(async (batch) => {
            const task: RenderTask = { recordsDir: this.recordsDir, outDir: next.dir, section, sectionKey: sectionKeys.get(section)!, common, pages: batch };
            await this.pool.run(task, { name: 'renderPages' });
            for (const { outFile, renderKey } of batch) manifest.wrote(outFile, renderKey, next.dir);
            stage.step(batch.length);
          }),
        ),
      );
      const system: SystemPagesTask = {
        outDir: next.dir,
        section: model.fallback,
        common,
        frames: [...demos.keys()].map((demo) => ({ demo, outFile: `${frameOf(demo).slice(1)}index.html` })),
        frameAssets: frames && { script: frames.script, stylesheets: frames.stylesheets },
        workbench: 'workbench' in include ? '/workbench/' : undefined,
      };
      await this.pool.run(system, { name: 'renderSystemPages' });
      await this.writeHeaders(next.dir);
      next.swap();
      manifest.save();
      stage.done(`${pages.length} pages, ${rendered} of them rendered`);
    } catch (error) {
      next.discard();
      throw error;
    }
  }

  /** Our own style sheet, the theme's variables and the rules of all components, as one file. */
  private async writeStylesheet(below: string, client: ClientBundle): Promise<string> {
    const styles = (await this.pool.run(undefined, { name: 'sharedStyles' })) as { css: string; theme: string };
    const own = readFileSync(path.join(client.folder, client.stylesheet), 'utf8');
    const { code } = transform({ filename: 'site.css', code: Buffer.from(styles.theme + own + styles.css), minify: true });
    const name = `site.${hashOf(code)}.css`;
    rmSync(path.join(below, client.stylesheet));
    writeFileSync(path.join(below, 'assets', name), code);
    return `${this.options.base}assets/${name}`;
  }

  private async writeHeaders(dir: string) {
    const scripts = (await this.pool.run(this.options.base, { name: 'inlineScripts' })) as string[];
    const scriptHashes = scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
    const rules = headerRules({ base: this.options.base, scriptHashes });
    writeFileSync(path.join(dir, '_headers'), headersFile(rules));
    writeFileSync(path.join(dir, 'headers.json'), JSON.stringify(rules, null, 2));
  }
}

function batches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
