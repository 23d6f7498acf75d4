/** A site's caches are named by its base, since other sites may share its host. No base has a space in it. */
export const cachePrefix = (base: string) => `docs ${base} `;

/** Cache of what came along while pages were read. */
export const readCache = (base: string, version: string) => `${cachePrefix(base)}read ${version}`;

/** Cache of a whole product that a reader asked for. */
export const keptCache = (base: string, version: string, product: string) => `${cachePrefix(base)}kept ${version} ${product}`;

/** A cache of another version of the site. */
export interface OldCache {
  name: string;
  /** Product that was kept in it. */
  product?: string;
}

/** Which of a host's caches hold pages of other versions of the site. */
export function oldCaches(names: readonly string[], base: string, version: string): OldCache[] {
  const prefix = cachePrefix(base);
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, words: name.slice(prefix.length).split(' ') }))
    .filter(({ words: [kind, of] }) => (kind === 'read' || kind === 'kept') && of !== version)
    .map(({ name, words: [, , product] }) => (product ? { name, product } : { name }));
}
