import { createDocsTheme } from '../../theme/createDocsTheme';
import { themeCss } from '../../theme/themeCss';
import type { PageRecord } from '../../content/PageRecord';
import type { ReferencePage } from '../reference/ReferencePage';
import { pageDocument, PageRenderer } from '../document/renderPage';
import { renderAdTemplates } from '../document/adTemplates';
import { renderSpecimens } from '../document/specimen';
import type { PageSurroundings } from '../document/SiteModel';

export { compileDemo } from '../../content/compileDemo';
export { compilePage } from '../../content/compilePage';
export { frameDocument } from '../document/frameDocument';
export { addReferenceMenus, referenceOf } from '../reference/siteReference';
export { highlightReference } from '../reference/highlightReference';
export { notFoundPage } from '../document/systemPages';

const renderer = new PageRenderer();
renderSpecimens(renderer);

/** The theme's variables and the rules of every component, of the code as it is now. */
export function componentStyles(): string {
  return themeCss(createDocsTheme()) + renderer.allRules();
}

/** What the advertising slot can show, as a file for the browser. */
export function adTemplates(): string {
  return JSON.stringify(renderAdTemplates(renderer));
}

/** A page as HTML, without what production adds to it. */
export function renderPage(
  record: PageRecord | ReferencePage,
  surroundings: PageSurroundings,
): string {
  return renderer.render(pageDocument(record, surroundings)({}));
}
