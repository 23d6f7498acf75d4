import type { PageMeta } from '../../../../content/PageRecord';
import { layouts } from '../../../../domain/content/layouts';
import { menuPages } from '../../../../domain/navigation/menu';
import type { SiteSections } from '../siteSections';

/** A page as the lists of pages know it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Canonical path with the base. */
  pathname: string;
  /** Name of its product. */
  product: string;
  /** Last change as an ISO date with time, where it is known. */
  changed?: string;
}

/**
 * Pages in the order in which people meet them: what is in no menu first, then menu after menu.
 * @param changedOf last change of the page's sources, as an ISO date with time
 */
export function listPages(
  metas: readonly PageMeta[],
  { sections, placeOf }: SiteSections,
  siteName: string,
  changedOf: (meta: PageMeta) => string | undefined,
): ListedPage[] {
  const order = new Map(
    sections.flatMap((section) => menuPages(section.menu)).map(({ href }, index) => [href, index]),
  );
  const positionOf = ({ pathname }: PageMeta) => order.get(pathname) ?? -1;
  return [...metas]
    .sort((a, b) => positionOf(a) - positionOf(b) || a.pathname.localeCompare(b.pathname))
    .map((meta) => {
      const product = layouts[meta.layout].isArticle
        ? placeOf(meta).section.product.name
        : siteName;
      return {
        title: meta.title,
        description: meta.description,
        pathname: meta.pathname,
        product,
        changed: changedOf(meta),
      };
    });
}
