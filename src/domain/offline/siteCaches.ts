/** The caches of a site start with its base, since other sites may share its host. No base contains a space. */
export const cachePrefix = (base: string) => `docs ${base} `;

/** Cache of visited pages and their files. */
export const readCache = (base: string, version: string) => `${cachePrefix(base)}read ${version}`;

/** Cache of a downloaded product. */
export const downloadCache = (base: string, build: string, product: string) =>
  `${cachePrefix(base)}download ${build} ${product}`;

const wordsOf = (name: string, base: string) =>
  name.startsWith(cachePrefix(base)) ? name.slice(cachePrefix(base).length).split(' ') : [];

/** The caches of a host with downloaded products of a site, of any build. */
export const downloadCaches = (names: readonly string[], base: string) =>
  names.flatMap((name) => {
    const [kind, build = '', product = ''] = wordsOf(name, base);
    return kind === 'download' ? [{ name, build, product }] : [];
  });

/** The caches of a host with visited pages of other versions of a site. */
export const oldReadCaches = (names: readonly string[], base: string, version: string) =>
  names.filter((name) => {
    const [kind, of] = wordsOf(name, base);
    return kind === 'read' && of !== version;
  });

/** The caches of a host that match the code of a build: its own, and the shell, which updates itself. */
export const currentCaches = (
  names: readonly string[],
  { base, version, build }: { base: string; version: string; build: string },
) =>
  names.filter((name) => {
    const [kind, of] = wordsOf(name, base);
    return kind === 'shell' || of === version || of === build;
  });
