import { readFileSync } from 'node:fs';
import path from 'node:path';
import { figuresNamedIn } from '../../../content/figures/readFigures';
import type { PageImage, PageMeta } from '../../../content/PageRecord';
import type { Problem } from '../../../content/Problem';
import { pathnameOf } from '../../../content/links';
import { demoNameOf, folderInRepository } from '../../../content/sources';
import type { ReferencePage } from '../reference/ReferencePage';
import { batches } from './Compiler';
import { ContentCache } from './ContentCache';
import { hashOf } from './hash';
import { serverOf } from '../mcp/DocsData';
import type { Content } from './readContent';
import type { SiteContext } from './SiteContext';
import type { CompileSource } from './compileTasks';
import { readImage } from './readImage';

/** A compiled page and the name of its record on disk. */
export interface CompiledPageRef {
  meta: PageMeta;
  key: string;
}

const keys = new WeakMap<ReferencePage, string>();

function keyOf(page: ReferencePage): string {
  const key = keys.get(page) ?? hashOf(JSON.stringify(page));
  keys.set(page, key);
  return key;
}

function cacheOf({ siteCacheDir, compiler, memory }: SiteContext): ContentCache {
  if (memory.pages?.version !== compiler.hash)
    memory.pages = new ContentCache(path.join(siteCacheDir, 'content'), compiler.hash);
  return memory.pages;
}

/** What pages are compiled with, besides their text. */
export type PageFacts = Pick<
  Content,
  'reference' | 'settings' | 'statuses' | 'figures' | 'conformance'
>;

/**
 * Compiles the pages that changed, and takes the others from the cache, which is yet to be saved. Written pages come
 * first: the reference names the demos that they show.
 */
export async function compilePages(
  context: SiteContext,
  { reference, settings, statuses, figures, conformance: reported }: PageFacts,
  problems: Problem[],
): Promise<{ pages: CompiledPageRef[]; cache: ContentCache }> {
  const { contentDir, base, progress } = context.options;
  const cache = cacheOf(context);
  const shared = {
    names: reference?.names,
    statuses,
    server: serverOf(settings, base),
    repositoryFolder: folderInRepository(contentDir),
  };
  const sharedKey = JSON.stringify(shared);
  const authored = context.sources.pages.map((file): CompileSource => {
    const pathname = pathnameOf(file, base);
    const text = readFileSync(path.join(contentDir, file), 'utf8');
    const codeLinks = reference?.codeLinksOf(file);
    const conformance = text.includes('<Conformance') ? reported : undefined;
    const ownKey = JSON.stringify([figuresNamedIn(text, figures), codeLinks, conformance]);
    return {
      file,
      displayFile: context.display(file),
      pathname,
      codeLinks,
      conformance,
      key: hashOf(file, pathname, base, sharedKey, ownKey, text),
    };
  });
  const isUnchanged = ({ file, address }: PageImage) =>
    readImage(contentDir, base, file)?.address === address;
  const stage = progress.stage('Pages', authored.length + (reference?.addresses.size ?? 0));
  let compiled = 0;
  async function compile(sources: readonly CompileSource[]): Promise<CompiledPageRef[]> {
    const metas = new Map(
      sources.flatMap(({ file, key }) => {
        const meta = cache.has(key) ? cache.get(key) : undefined;
        return meta && Object.values(meta.images ?? {}).every(isUnchanged) ? [[file, meta]] : [];
      }),
    );
    const changed = sources.filter(({ file }) => !metas.has(file));
    compiled += changed.length;
    stage.step(metas.size);
    await Promise.all(
      batches(changed).map(async (pages) => {
        const results = await context.compiler.run('compileBatch', {
          contentDir,
          recordsDir: cache.recordsDir,
          pages,
          facts: { ...shared, base, figures },
        });
        for (const [index, result] of results.entries()) {
          metas.set(result.file, result.meta);
          problems.push(...result.problems);
          if (result.problems.length === 0) cache.set(pages[index]!.key, result.meta);
        }
        stage.step(pages.length);
      }),
    );
    return sources.map(({ file, key }) => ({ meta: metas.get(file)!, key }));
  }
  const written = await compile(authored);
  const demos = new Map(context.sources.demos.map((file) => [demoNameOf(file), file]));
  const made = reference?.pagesFor(
    written.map(({ meta }) => meta),
    (name) => {
      const file = demos.get(name);
      return file === undefined
        ? undefined
        : { file, text: readFileSync(path.join(contentDir, file), 'utf8') };
    },
  );
  const generated = await compile(
    (made ?? []).map((page): CompileSource => {
      const { file, pathname } = page.meta;
      return { file, displayFile: file, pathname, key: keyOf(page), reference: page };
    }),
  );
  const pages = [...written, ...generated];
  stage.done(`${pages.length} (${compiled} compiled, ${pages.length - compiled} unchanged)`);
  return { pages, cache };
}
