import type { SearchData, SearchEntry } from '../../../domain/search/SearchEngine';
import { hueOf } from '../document/PageContext';
import { batches } from '../engine/Compiler';
import { hashOf } from '../engine/hash';
import type { ReadCache } from '../engine/SiteContext';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import { projectRepository } from '../projectRepository';
import { searchPages, trailsOf, type SearchSource } from './searchEntries';

/** What a search finds on each page of a batch; read again where the batch or the compiler has changed. */
function entriesOf(
  keys: readonly string[],
  { context: { compiler, memory }, content: { recordsDir } }: SiteSnapshot,
  before: ReadCache['searchEntries'],
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
    const compiled = pages.get(pathname);
    if (!compiled) return [];
    return {
      page,
      hue: hueOf(pathname, sections.placeOf(compiled.meta).section),
      layout: compiled.meta.layout,
      isReference: snapshot.generated.has(pathname),
      trail: trails.get(pathname) ?? '',
      entries: compiled.entries,
    };
  });
}

/** What the search of a site finds. */
export async function siteSearch(snapshot: SiteSnapshot): Promise<SearchData> {
  const { sections, content } = snapshot;
  const { starters, synonyms } = content.searchWords;
  return {
    pages: searchPages(await sourcesOf(snapshot)),
    products: sections.sections.map(({ folder, path, product }) => ({
      name: product.name,
      path,
      starters: starters[folder] ?? [],
    })),
    synonyms,
    repository: projectRepository,
  };
}
