/** A site's caches are named by its base, since other sites may share its host. No base has a space in it. */
export const cachePrefix = (base: string) => `docs ${base} `;

/** Cache of what came along while pages were read. */
export const readCache = (base: string, version: string) => `${cachePrefix(base)}read ${version}`;

/** Cache of a whole product that a reader asked for. */
export const keptCache = (base: string, version: string, product: string) =>
  `${cachePrefix(base)}kept ${version} ${product}`;

/** A cache of a whole product. */
export interface KeptCache {
  name: string;
  version: string;
  product: string;
}

const wordsOf = (name: string, base: string) =>
  name.startsWith(cachePrefix(base)) ? name.slice(cachePrefix(base).length).split(' ') : [];

/** Which of a host's caches hold products, of whatever version of the site. */
export function keptCaches(names: readonly string[], base: string): KeptCache[] {
  return names.flatMap((name) => {
    const [kind, version, product] = wordsOf(name, base);
    return kind === 'kept' && version !== undefined && product !== undefined
      ? [{ name, version, product }]
      : [];
  });
}

/** Which of a host's caches hold what came along while pages of other versions of the site were read. */
export function oldReadCaches(names: readonly string[], base: string, version: string): string[] {
  return names.filter((name) => {
    const [kind, of] = wordsOf(name, base);
    return kind === 'read' && of !== version;
  });
}

/** Which of a host's caches go with the code of a version: its own, and the shell, which looks after itself. */
export function cachesOfVersion(names: readonly string[], base: string, version: string): string[] {
  return names.filter((name) => {
    const [kind, of] = wordsOf(name, base);
    return kind === 'shell' || of === version;
  });
}
