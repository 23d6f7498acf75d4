import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Menu } from '../../content/readMenu';
import { demoNameOf, pathnameOf, type Sources } from '../../content/sources';
import { canonicalPath, withBase } from '../../domain/navigation/canonicalPath';
import type { MenuEntry } from '../../domain/navigation/MenuEntry';
import type { Reference } from '../../reference/records';
import { siteConfig } from '../site.config';
import type { DemoUse } from './demoUses';
import { readRecords } from './readRecords';
import { createReference, type ReferenceSection } from './createReference';

/** The reference of a site: its records, and what is made of them. */
export interface SiteReference extends ReferenceSection {
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
): ReferenceSection {
  return createReference(records, {
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
