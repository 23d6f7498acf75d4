import path from 'node:path';
import { builtPages } from '../../scripts/checks/builtPages';

/** The built folder under test. */
export const siteFolder = path.resolve(process.env.SITE_DIR ?? 'dist');

/** Every built page, so that new pages are tested, too. */
export const pages = builtPages(siteFolder);

/** A page of text, tables and code, without demos. */
export const textPage = '/toolpad/core/introduction/installation/';

/** A page with demos. */
export const demoPage = '/toolpad/core/react-dashboard-layout/';

/** Viewports in which the menu is a drawer and a column. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Lists of reference pages, which are made from the menu. */
const indexPages = ['/toolpad/core/api/', '/toolpad/studio/reference/'];

/** Whether a page is generated from the packages. */
export const isReference = (address: string) =>
  /\/(api|reference)(\/|$)|-api\/$/.test(address) && !indexPages.includes(address);
