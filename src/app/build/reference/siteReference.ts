import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitPreview } from '../../../content/demoPreview';
import {
  codeKey,
  codeNamesFile,
  readCodeNames,
  type CodeLinks,
} from '../../../content/names/codeNames';
import type { Menu } from '../../../content/readMenu';
import type { PageMeta } from '../../../content/PageRecord';
import type { Problem } from '../../../content/Problem';
import { readReferenceTexts, referenceTextsFile } from '../../../content/readReferenceTexts';
import { statusSentence, type ProductStatuses } from '../../../content/readStatuses';
import type { SiteSettings } from '../../../content/readSettings';
import { pathnameOf } from '../../../content/links';
import type { Sources } from '../../../content/sources';
import {
  listRecords,
  recordDocuments,
  recordJsonSchema,
  type RecordFile,
  referenceDocument,
  referenceJsonSchema,
} from '../../../reference/document/referenceDocument';
import { readReference, referenceNames } from '../../../reference/readReference';
import type { Reference } from '../../../reference/records';
import { canonicalPath, withBase } from '../../../domain/navigation/canonicalPath';
import type { MenuEntry } from '../../../domain/navigation/menu';
import { hashOf } from '../engine/hash';
import { linksOf } from './codeHomes';
import { createReference, type ReferenceSection } from './createReference';
import type { CodeUse } from './ReferenceContext';
import { withPlaces } from './recordPlaces';
import type { ReferencePage } from './ReferencePage';

/** The reference of a site: its records, and what is made of them. */
export interface SiteReference extends Omit<ReferenceSection, 'pagesWith' | 'codeHomes' | 'uses'> {
  records: Reference;
  /** Hash of what the pages are made from besides the records. */
  state: string;
  /**
   * Its pages; the same objects as long as the demos of the written pages are the same.
   * @param metas of the written pages
   * @param sourceOf the source of a demo, where there is one of this name
   */
  pagesFor(
    metas: readonly PageMeta[],
    sourceOf: (name: string) => DemoSource | undefined,
  ): readonly ReferencePage[];
  /** Where the names in the code of a file are documented. */
  codeLinksOf(file: string): CodeLinks | undefined;
  /** Adds its entries to the menus of the sections that have some. */
  addMenus(menus: readonly Menu[]): void;
  /** The reference as data, by path. */
  files: Record<string, () => string>;
  /** The records that are files of their own. */
  recordFiles: readonly RecordFile[];
  /** Of the texts of the content. */
  problems: readonly Problem[];
}

interface DemoSource {
  /** Relative to the content folder. */
  file: string;
  text: string;
}

interface ContentFolder {
  contentDir: string;
  base: string;
  /** A source as problems name it. */
  display: (file: string) => string;
  settings: SiteSettings;
  statuses: ProductStatuses;
}

/**
 * Makes the reference pages of the packages, for a content folder as it is now.
 * @param before the reference of an earlier call, which is the answer as long as nothing changed
 */
export function siteReference(
  { contentDir, base, display, settings, statuses }: ContentFolder,
  sources: Sources,
  before?: SiteReference,
): SiteReference {
  const read = (name: string) => {
    const file = path.join(contentDir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const source = read(referenceTextsFile);
  const namesSource = read(codeNamesFile);
  const pages = sources.pages.map((file) => pathnameOf(file, base));
  const state = hashOf(JSON.stringify([source, namesSource, pages, settings, statuses]));
  if (before?.state === state) return before;
  const { texts, problems } = readReferenceTexts(
    source,
    display(referenceTextsFile),
    referenceNames(),
  );
  const records = readReference(texts);
  const { origin = '', products } = settings;
  const { codeHomes, uses, pagesWith, ...section } = createReference(records, {
    base,
    origin,
    products,
    pages: new Set(pages),
  });
  const codeNames = readCodeNames(namesSource);
  const codeLinksOf = (file: string): CodeLinks | undefined => {
    const pieces = codeNames[file];
    return (
      pieces &&
      Object.fromEntries(
        Object.entries(pieces).map(([key, names]) => [key, linksOf(names, codeHomes)]),
      )
    );
  };
  let last: { state: string; pages: ReferencePage[] } | undefined;
  return {
    ...section,
    records,
    state,
    codeLinksOf,
    pagesFor(metas, sourceOf) {
      const codeUses = [...usesOfDemos(metas, sourceOf, codeLinksOf), ...usesOfPages(metas)];
      const sections = metas.flatMap(({ pathname, headings }) =>
        headings.map(({ id }) => `${pathname}#${id}`),
      );
      const state = JSON.stringify([codeUses, sections]);
      if (last?.state !== state) last = { state, pages: pagesWith(codeUses, sections) };
      return last.pages;
    },
    addMenus: (menus) => addReferenceMenus(menus, section.menus, base),
    ...dataFiles(records, base, statuses, uses),
    problems,
  };
}

/**
 * Adds the entries of the reference to the menus of the sections that have some.
 * @param added by folder of the section
 */
function addReferenceMenus(
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

function dataFiles(
  records: Reference,
  base: string,
  statuses: ProductStatuses,
  uses: ReferenceSection['uses'],
): Pick<SiteReference, 'files' | 'recordFiles'> {
  const schema = `${base}core/api/schema.json`;
  const recordSchema = `${base}core/api/record-schema.json`;
  const document = referenceDocument(records, base, schema);
  const documents = recordDocuments(
    document,
    records.types,
    recordSchema,
    Object.fromEntries(
      Object.entries(statuses).map(([product, status]) => [product, statusSentence(status)]),
    ),
  );
  return {
    recordFiles: listRecords(document),
    files: {
      [`${base}core/api/index.json`]: () => JSON.stringify(document),
      [schema]: () => JSON.stringify(referenceJsonSchema(), null, 2),
      [recordSchema]: () => JSON.stringify(recordJsonSchema(), null, 2),
      ...Object.fromEntries(
        [...documents].map(([href, record]) => [
          href,
          () => JSON.stringify(withPlaces(record, uses)),
        ]),
      ),
    },
  };
}

/** The places in the code of demos that use the reference, of those demos at which a link can point. */
function usesOfDemos(
  metas: readonly PageMeta[],
  sourceOf: (name: string) => DemoSource | undefined,
  codeLinksOf: (file: string) => CodeLinks | undefined,
): CodeUse[] {
  const titles = new Map<string, { title: string; href: string }>();
  for (const { pathname, demos } of metas)
    for (const { name, title = name, isScene } of demos)
      // A demo that two pages show is named once.
      if (!isScene && !titles.has(name)) titles.set(name, { title, href: `${pathname}#${name}` });
  return [...titles].flatMap(([name, place]) => {
    const source = sourceOf(name);
    if (!source) return [];
    const { text } = splitPreview(source.text.trimEnd());
    return (codeLinksOf(source.file)?.[codeKey(text)] ?? []).map(({ from, href }) => ({
      ...place,
      of: href,
      line: text.slice(0, from).split('\n').length,
    }));
  });
}

const usesOfPages = (metas: readonly PageMeta[]): CodeUse[] =>
  metas.flatMap(({ title, pathname, codeUses = [] }) =>
    codeUses.map(({ of, anchor, line }) => ({
      of,
      title,
      href: anchor === '' ? pathname : `${pathname}#${anchor}`,
      line,
    })),
  );
