import type { PageMeta } from '../../../content/PageRecord';
import { layouts } from '../../../domain/content/layouts';
import { relatedPages } from '../../../domain/navigation/relatedPages';
import type { SiteReference } from '../reference/siteReference';
import type { SiteSections } from './siteSections';

/** Pages about the same as each page, by path: from the links between pages and the APIs that both name. */
export function relatedTo(
  metas: readonly PageMeta[],
  reference: SiteReference | undefined,
  { placeOf }: SiteSections,
): Map<string, string[]> {
  const byPath = new Map(metas.map((meta) => [meta.pathname, meta]));
  const records = new Set(reference?.recordFiles.map(({ page }) => page));
  return relatedPages(
    metas.map(({ pathname, layout, links, components = [] }) => {
      const targets = links.map((link) => link.pathname);
      return {
        pathname,
        links: targets,
        names: [
          ...components.flatMap((name) => reference?.apiOf(name)?.href ?? []),
          ...[pathname, ...targets].filter((target) => records.has(target)),
        ],
        isDetail: records.has(pathname),
        isTopic: layouts[layout].isArticle && layouts[layout].isAuthored,
      };
    }),
    (pathname) => {
      const meta = byPath.get(pathname)!;
      const { previous, next } = placeOf(meta);
      const apiPages = (meta.components ?? []).flatMap(
        (name) => reference?.apiOf(name)?.href ?? [],
      );
      return [...apiPages, ...[previous, next].flatMap((page) => page?.href ?? [])];
    },
  );
}
