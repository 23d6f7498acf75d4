/**
 * The packages whose reference the site extracts and whose components its demos run: the only ones that the engine
 * knows by name. Everything else about a site is content.
 */
export const packagesScope = '@toolpad/';
export const corePackage = '@toolpad/core';
export const studioPackage = '@toolpad/studio';
/** What Studio was called on npm until version 0.2. */
export const formerStudioPackage = '@mui/toolpad';
/** The components that apps of Studio are made of. */
export const studioComponentsPackage = '@toolpad/studio-components';
/** Where the sources of the packages are, without a slash at the end. */
export const packagesRepository = 'https://github.com/mui/toolpad';

/** Whether a package is one of them. */
export const isDocumented = (name: string): boolean => name.startsWith(packagesScope);
