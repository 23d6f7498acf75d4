import { readFileSync } from 'node:fs';
import path from 'node:path';
import { figuresNamedIn, type Figures } from '../../../content/figures/readFigures';
import type { PageMeta } from '../../../content/PageRecord';
import type { Problem } from '../../../content/Problem';
import type { ProductStatuses } from '../../../content/readStatuses';
import { pathnameOf } from '../../../content/pathnameOf';
import type { ReferencePage } from '../reference/ReferencePage';
import type { SiteReference } from '../reference/siteReference';
import { batches } from './Compiler';
import { ContentCache } from './ContentCache';
import { hashOf } from './hash';
import type { SiteContext } from './SiteContext';
import type { CompileSource } from './compileTasks';

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

/** Compiles the pages that changed, and takes the others from the cache, which is yet to be saved. */
export async function compilePages(
  context: SiteContext,
  reference: SiteReference | undefined,
  statuses: ProductStatuses,
  figures: Figures,
  problems: Problem[],
): Promise<{ pages: CompiledPageRef[]; cache: ContentCache }> {
  const { contentDir, base, progress } = context.options;
  const cache = cacheOf(context);
  const names = reference?.names;
  const sharedKey = JSON.stringify([names, statuses]);
  const authored = context.sources.pages.map((file): CompileSource => {
    const pathname = pathnameOf(file, base);
    const text = readFileSync(path.join(contentDir, file), 'utf8');
    const figuresKey = JSON.stringify(figuresNamedIn(text, figures));
    return {
      file,
      displayFile: context.display(file),
      pathname,
      key: hashOf(file, pathname, base, sharedKey, figuresKey, text),
    };
  });
  const written = (reference?.pages ?? []).map((page): CompileSource => {
    const { file, pathname } = page.meta;
    return { file, displayFile: file, pathname, key: keyOf(page), reference: page };
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
      const results = await context.compiler.run('compilePages', {
        contentDir,
        base,
        recordsDir: cache.recordsDir,
        pages,
        names,
        statuses,
        figures,
      });
      for (const [index, result] of results.entries()) {
        metas.set(result.file, result.meta);
        problems.push(...result.problems);
        if (result.problems.length === 0) cache.set(pages[index]!.key, result.meta);
      }
      stage.step(pages.length);
    }),
  );
  stage.done(
    `${all.length} (${changed.length} compiled, ${all.length - changed.length} unchanged)`,
  );
  return {
    pages: all.map(({ file, key }) => ({ meta: metas.get(file)!, key })),
    cache,
  };
}
