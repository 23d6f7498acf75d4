/**
 * The first versions with popovers, which the menu on phones is, `:dir()`, which mirrors, and `checkVisibility()`. Code
 * and style sheets are compiled for them, and the guide lists them.
 */
export const supportedBrowsers = { chrome: 120, edge: 120, firefox: 125, safari: 17.4 };
