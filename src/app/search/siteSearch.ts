import {
  searchPointer,
  type SearchEntry,
  type SearchPointer,
} from '../../domain/search/SearchData';
import { hueOf } from '../document/hueOf';
import { batches } from '../engine/Compiler';
import { hashOf } from '../engine/hash';
import type { SiteMemory } from '../engine/SiteContext';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import { projectRepository } from '../projectRepository';
import { createSearchData, trailsOf, type SearchSource } from './createSearchData';
import { createSearchIndex, type SearchIndex } from './createSearchIndex';

export interface SiteSearch {
  index: SearchIndex;
  /** What the browser loads, by path. */
  files: Record<string, string>;
}

/** What a search finds on each page of a batch; read again where the batch or the compiler has changed. */
function entriesOf(
  keys: readonly string[],
  { context: { compiler, memory }, content: { recordsDir } }: SiteSnapshot,
  before: SiteMemory['searchEntries'],
): Promise<SearchEntry[][]> {
  const batch = hashOf(compiler.hash, ...keys);
  const entries = before.get(batch) ?? compiler.run('searchEntries', { recordsDir, keys });
  memory.searchEntries.set(batch, entries);
  // The next time tries again.
  entries.catch(() => memory.searchEntries.delete(batch));
  return entries;
}

/** Every page with what a search finds on it, in the order of the menus. */
async function sourcesOf(snapshot: SiteSnapshot): Promise<SearchSource[]> {
  const { content, context, listed, sections } = snapshot;
  const before = context.memory.searchEntries;
  context.memory.searchEntries = new Map();
  const groups = batches(content.pages);
  const entries = await Promise.all(
    groups.map((pages) =>
      entriesOf(
        pages.map(({ key }) => key),
        snapshot,
        before,
      ),
    ),
  );
  const found = entries.flat();
  const pages = new Map(
    groups.flat().map(({ meta }, index) => [meta.pathname, { meta, entries: found[index] ?? [] }]),
  );
  const trails = new Map(
    [...sections.sections, sections.fallback].flatMap(({ menu }) => trailsOf(menu)),
  );
  return [...listed].flatMap(([pathname, page]) => {
    const own = pages.get(pathname);
    if (!own) return [];
    return {
      page,
      hue: hueOf(pathname, sections.placeOf(own.meta).section),
      layout: own.meta.layout,
      isReference: snapshot.generated.has(pathname),
      trail: trails.get(pathname) ?? '',
      entries: own.entries,
    };
  });
}

/** The index of a site, and the files that the browser searches. */
export async function siteSearch(snapshot: SiteSnapshot): Promise<SiteSearch> {
  const { memory, options } = snapshot.context;
  const data = createSearchData(await sourcesOf(snapshot));
  const hash = hashOf(JSON.stringify(data));
  if (memory.search?.hash !== hash) memory.search = { hash, index: createSearchIndex(data) };
  const { index } = memory.search;
  const folder = `${options.base}assets/search.${hashOf(...Object.values(index.parts))}/`;
  const pointer: SearchPointer = { core: index.core, data: folder, repository: projectRepository };
  const parts = Object.entries(index.parts).map(([name, text]) => [`${folder}${name}.json`, text]);
  return {
    index,
    files: { ...Object.fromEntries(parts), [searchPointer(options.base)]: JSON.stringify(pointer) },
  };
}
