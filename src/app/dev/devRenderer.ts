import type { PageRecord } from '../../content/PageRecord';
import type { ReferencePage } from '../reference/ReferencePage';
import { sheetOf, withSheet } from '../document/pageStyles';
import { pageDocument, PageRenderer } from '../document/renderPage';
import { renderAdTemplates } from '../document/adTemplates';
import type { PageContext } from '../document/SiteModel';

export { compileDemo } from '../../content/compileDemo';
export { compilePage } from '../../content/compilePage';
export { frameDocument } from '../document/frameDocument';
export { addReferenceMenus, referenceOf } from '../reference/siteReference';
export { highlightReference } from '../reference/highlightReference';
export { notFoundPage } from '../document/systemPages';

const renderer = new PageRenderer();

/** What the advertising slot can show, as a file for the browser. */
export function adTemplates(): string {
  return JSON.stringify(renderAdTemplates(renderer));
}

/** A page as HTML with its style sheet, without what production adds to it. */
export function renderPage(
  record: PageRecord | ReferencePage,
  context: PageContext,
  own: string,
): string {
  const html = renderer.render(pageDocument(record, context));
  const { elements, rules } = renderer.stylesOf(html);
  return withSheet(html, sheetOf(elements, { own, rules }));
}
