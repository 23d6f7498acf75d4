import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../../content/checkSite';
import type { DemoRecord } from '../../content/compileDemo';
import { checkStylings } from '../../content/checkStylings';
import { stylingFiles } from '../../domain/content/demoStylings';
import type { PageMeta } from '../../content/PageRecord';
import { compareProblems, type Problem } from '../../content/Problem';
import { readMenu, type Menu } from '../../content/readMenu';
import { demoNameOf, filesOfDemo, pathnameOf, sectionPathOf } from '../../content/sources';
import { readAddresses, type Addresses } from './addresses/readAddresses';
import { addReferenceMenus, siteReference, type SiteReference } from '../reference/siteReference';
import { batches, type BuildContext } from './BuildContext';
import { ContentCache } from './ContentCache';
import { hashOf } from './hash';
import type { CompileSource } from './worker';

/** The content has problems; nothing was written. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content`);
  }
}

/** A compiled page and the name of its record on disk. */
export interface CompiledPageRef {
  meta: PageMeta;
  key: string;
}

export interface Content {
  pages: CompiledPageRef[];
  menus: Menu[];
  /** By name. */
  demos: Map<string, DemoRecord>;
  addresses: Addresses;
  /** Where the site has one. */
  reference: SiteReference | undefined;
  /** Folder of the pages' bodies. */
  recordsDir: string;
}

/**
 * Compiles pages, demos and menus, what did not change from the cache, and checks that they fit together.
 * @throws {ContentError} with every problem there is
 */
export async function readContent(context: BuildContext): Promise<Content> {
  const problems: Problem[] = [];
  const reference = await readSiteReference(context);
  const { pages, recordsDir } = await compilePages(context, reference, problems);
  const demos = await compileDemos(context, problems);
  problems.push(...checkStylings(context.sources.demos, context.sources.stylings, context.display));
  const menus = readMenus(context, problems);
  const { base } = context.options;
  if (reference) addReferenceMenus(menus, reference.menus, base);
  const metas = pages.map(({ meta }) => meta);
  problems.push(
    ...checkSite({
      pages: metas,
      menus,
      demos: context.sources.demos,
      display: displayOf(context, reference),
    }),
  );
  const addresses = readAddresses(context, metas, problems);
  if (problems.length > 0) throw new ContentError(problems.sort(compareProblems));
  return {
    pages,
    menus,
    addresses,
    demos: new Map(demos.map((demo) => [demo.name, demo])),
    reference,
    recordsDir,
  };
}

async function readSiteReference({
  options,
  sources,
}: BuildContext): Promise<SiteReference | undefined> {
  if (!options.reference) return undefined;
  const stage = options.progress.stage('Reference');
  const reference = await siteReference(options, sources);
  stage.done(`${reference.pages.length} pages written`);
  return reference;
}

/** Sources by their path, reference pages by what they are. */
function displayOf(
  context: BuildContext,
  reference: SiteReference | undefined,
): (file: string) => string {
  const written = new Set(reference?.pages.map(({ meta }) => meta.file));
  return (file) => (written.has(file) ? `reference page ${file}` : context.display(file));
}

async function compilePages(
  context: BuildContext,
  reference: SiteReference | undefined,
  problems: Problem[],
): Promise<{ pages: CompiledPageRef[]; recordsDir: string }> {
  const { contentDir, base, progress } = context.options;
  const cache = new ContentCache(path.join(context.siteCacheDir, 'content'), context.worker.hash);
  const names = reference?.names;
  const namesKey = JSON.stringify([names]);
  const authored = context.sources.pages.map((file): CompileSource => {
    const pathname = pathnameOf(file, base);
    return {
      file,
      displayFile: context.display(file),
      pathname,
      key: hashOf(file, pathname, base, namesKey, readFileSync(path.join(contentDir, file))),
    };
  });
  const display = displayOf(context, reference);
  const written = (reference?.pages ?? []).map((page): CompileSource => {
    const { file, pathname } = page.meta;
    const key = hashOf(JSON.stringify(page));
    return { file, displayFile: display(file), pathname, key, reference: page };
  });
  const all = [...authored, ...written];
  const metas = new Map(
    all.flatMap(({ file, key }) => (cache.has(key) ? [[file, cache.get(key)]] : [])),
  );
  const changed = all.filter(({ file }) => !metas.has(file));
  const stage = progress.stage('Pages', all.length);
  stage.step(metas.size);
  await Promise.all(
    batches(changed).map(async (pages) => {
      const results = await context.run('compilePages', {
        contentDir,
        base,
        recordsDir: cache.recordsDir,
        pages,
        names,
      });
      for (const [index, result] of results.entries()) {
        metas.set(result.file, result.meta);
        problems.push(...result.problems);
        if (result.problems.length === 0) cache.set(pages[index]!.key, result.meta);
      }
      stage.step(pages.length);
    }),
  );
  cache.save();
  stage.done(
    `${all.length} (${changed.length} compiled, ${all.length - changed.length} unchanged)`,
  );
  return {
    pages: all.map(({ file, key }) => ({ meta: metas.get(file)!, key })),
    recordsDir: cache.recordsDir,
  };
}

async function compileDemos(context: BuildContext, problems: Problem[]): Promise<DemoRecord[]> {
  const { contentDir } = context.options;
  const folder = path.join(context.siteCacheDir, 'demos');
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    context.sources.demos.map(async (file) => {
      const files = filesOfDemo(file, context.sources);
      const stateOf = (sources: readonly string[]) =>
        hashOf(
          ...sources.map((source) =>
            files.includes(source) ? readFileSync(path.join(contentDir, source)) : '',
          ),
        );
      const stylings = Object.keys(stylingFiles(file)).filter((other) => files.includes(other));
      const cacheFile = path.join(folder, `${hashOf(context.worker.hash, file, ...stylings)}.json`);
      if (existsSync(cacheFile)) {
        const { state, demo } = JSON.parse(readFileSync(cacheFile, 'utf8')) as {
          state: string;
          demo: DemoRecord;
        };
        if (state === stateOf(demo.sources)) return demo;
      }
      const result = await context.run('compileDemoFile', {
        contentDir,
        file,
        displayFile: context.display(file),
        name: demoNameOf(file),
        files,
      });
      problems.push(...result.problems);
      if (result.problems.length === 0)
        writeFileSync(
          cacheFile,
          JSON.stringify({ state: stateOf(result.demo.sources), demo: result.demo }),
        );
      return result.demo;
    }),
  );
}

function readMenus(context: BuildContext, problems: Problem[]): Menu[] {
  const { contentDir, base } = context.options;
  return context.sources.menus.map((file) => {
    const result = readMenu(
      readFileSync(path.join(contentDir, file), 'utf8'),
      context.display(file),
      sectionPathOf(file, base),
      base,
    );
    problems.push(...result.problems);
    return result.menu;
  });
}
