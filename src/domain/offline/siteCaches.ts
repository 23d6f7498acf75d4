/** The caches of a site start with its base, since other sites may share its host. No base contains a space. */
export const cachePrefix = (base: string) => `docs ${base} `;

/** Cache of pages that were visited, and of what they loaded. */
export const readCache = (base: string, version: string) => `${cachePrefix(base)}read ${version}`;

/** Cache of a whole product, downloaded to be read offline. */
export const downloadCache = (base: string, build: string, product: string) =>
  `${cachePrefix(base)}download ${build} ${product}`;

const wordsOf = (name: string, base: string) =>
  name.startsWith(cachePrefix(base)) ? name.slice(cachePrefix(base).length).split(' ') : [];

/** Which of a host's caches hold downloaded products of a site, of whichever build. */
export const downloadCaches = (names: readonly string[], base: string) =>
  names.flatMap((name) => {
    const [kind, build = '', product = ''] = wordsOf(name, base);
    return kind === 'download' ? [{ name, build, product }] : [];
  });

/** Which of a host's caches hold what was visited in other versions of a site. */
export const oldReadCaches = (names: readonly string[], base: string, version: string) =>
  names.filter((name) => {
    const [kind, of] = wordsOf(name, base);
    return kind === 'read' && of !== version;
  });

/** Which of a host's caches fit the code of a build: its own, and the shell, which updates itself. */
export const currentCaches = (
  names: readonly string[],
  { base, version, build }: { base: string; version: string; build: string },
) =>
  names.filter((name) => {
    const [kind, of] = wordsOf(name, base);
    return kind === 'shell' || of === version || of === build;
  });
