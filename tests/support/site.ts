import path from 'node:path';
import { builtPages } from '../../scripts/checks/builtPages';
import { pageKinds } from '../../scripts/checks/pageKinds';

/** The built folder under test. */
export const siteFolder = path.resolve(process.env.SITE_DIR ?? 'dist');

/** Every built page, so that new pages are tested, too. */
export const pages = builtPages(siteFolder);

export const { text: textPage, demos: demoPage } = pageKinds;

/** Viewports in which the menu is a drawer and a column. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
