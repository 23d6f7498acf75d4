import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../content/compilePage';
import type { PageMeta } from '../../content/PageRecord';
import type { Menu } from '../../content/readMenu';
import { demoNameOf, pathnameOf, type Sources } from '../../content/sources';
import { resolveLink } from '../../content/links';
import { canonicalPath, withBase } from '../../domain/navigation/canonicalPath';
import type { MenuEntry } from '../../domain/navigation/MenuEntry';
import type { Reference } from '../../reference/records';
import { siteConfig } from '../site.config';
import type { DemoUse } from './demoUses';
import { withRows } from './withRows';
import { readRecords } from './readRecords';
import type { TableSet } from './TableSet';
import { writeReference, type WrittenReference } from './writeReference';

/** The reference of a site: its records, and what is made of them. */
export interface SiteReference extends WrittenReference {
  records: Reference;
}

interface ContentFolder {
  contentDir: string;
  base: string;
  cacheDir: string;
  packagesFrom?: string;
}

/** Reads the packages and writes their reference pages, for a content folder as it is now. */
export async function siteReference(
  { contentDir, base, cacheDir, packagesFrom }: ContentFolder,
  sources: Sources,
): Promise<SiteReference> {
  const records = await readRecords(cacheDir, packagesFrom);
  return { records, ...referenceOf(records, contentDir, base, sources) };
}

/** What the records become beside these sources. */
export function referenceOf(
  records: Reference,
  contentDir: string,
  base: string,
  sources: Sources,
): WrittenReference {
  return writeReference(records, {
    base,
    origin: siteConfig.origin,
    repository: siteConfig.repository,
    pages: new Set(sources.pages.map((file) => pathnameOf(file, base))),
    demos: demoUses(contentDir, base, sources),
  });
}

/** Demos that a page shows, with their code. */
function demoUses(contentDir: string, base: string, { pages, demos }: Sources): DemoUse[] {
  const read = (file: string) => readFileSync(path.join(contentDir, file), 'utf8');
  const code = new Map(demos.map((file) => [demoNameOf(file), file]));
  return pages.flatMap((file) => {
    const names = [
      ...new Set(
        [...read(file).matchAll(/<Demo\b[^>]*?\bname="([^"]+)"/g)].map((match) => match[1]!),
      ),
    ];
    return names.flatMap((name) =>
      code.has(name)
        ? [{ name, href: `${pathnameOf(file, base)}#${name}`, code: read(code.get(name)!) }]
        : [],
    );
  });
}

/** Adds the entries of the reference to the menus of the sections that have some. */
export function addReferenceMenus(
  menus: readonly Menu[],
  added: Readonly<Record<string, MenuEntry[]>>,
  base: string,
): void {
  for (const menu of menus) {
    const entries = added[path.posix.basename(menu.path)] ?? [];
    menu.entries.push(...entries);
    const leaves = (entry: MenuEntry): MenuEntry[] => entry.children?.flatMap(leaves) ?? [entry];
    menu.leaves.push(
      ...entries
        .flatMap(leaves)
        .map(({ pathname }) => ({ pathname: canonicalPath(withBase(pathname, base)), line: 1 })),
    );
  }
}

/** A page with what its tables add to it: anchors to link to, and links to check. Anchors of demos are those of their frames. */
export function withTables(meta: PageMeta, tables: TableSet, base: string): PageMeta {
  if (meta.references.length === 0) return meta;
  const names = meta.references.map(({ name }) => name);
  const links = names
    .flatMap((name) => tables.linksOf(name))
    .flatMap((href) => {
      const resolved = resolveLink(href, meta.pathname, base);
      if (resolved.kind !== 'page') return [];
      return [
        { ...resolved.link, ...(/^[A-Z]/.test(resolved.link.hash) ? { hash: '' } : {}), line: 1 },
      ];
    });
  return {
    ...meta,
    anchors: [...meta.anchors, ...names.flatMap((name) => tables.anchorsOf(name))],
    links: [...meta.links, ...links],
  };
}

/** A compiled page whose list of contents shows the rows of those tables, by the heading above each. */
export function withListedRows(
  { record, problems }: CompiledPage,
  listed: Readonly<Record<string, string>>,
  tables: TableSet,
): CompiledPage {
  const headings = withRows(record.meta.headings, listedRows(listed, tables));
  return { record: { ...record, meta: { ...record.meta, headings } }, problems };
}

/** The rows of tables, by the heading above each. */
export function listedRows(
  listed: Readonly<Record<string, string>>,
  tables: TableSet,
): Record<string, { id: string; title: string }[]> {
  return Object.fromEntries(
    Object.entries(listed).map(([heading, table]) => [heading, tables.rowsOf(table)]),
  );
}
