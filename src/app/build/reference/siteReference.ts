import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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
import { createReference, type ReferenceSection } from './createReference';
import type { ReferencePage } from './ReferencePage';

/** The reference of a site: its records, and what is made of them. */
export interface SiteReference extends Omit<ReferenceSection, 'pagesWith'> {
  records: Reference;
  /** Hash of what the pages are made from besides the records. */
  state: string;
  /**
   * Its pages; the same objects as long as the demos of the written pages are the same.
   * @param metas of the written pages
   * @param codeOf the code of a demo, where there is one of this name
   */
  pagesFor(
    metas: readonly PageMeta[],
    codeOf: (name: string) => string | undefined,
  ): readonly ReferencePage[];
  /** Adds its entries to the menus of the sections that have some. */
  addMenus(menus: readonly Menu[]): void;
  /** The reference as data, by path. */
  files: Record<string, () => string>;
  /** The records that are files of their own. */
  recordFiles: readonly RecordFile[];
  /** Of the texts of the content. */
  problems: readonly Problem[];
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
  const file = path.join(contentDir, referenceTextsFile);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const pages = sources.pages.map((file) => pathnameOf(file, base));
  const state = hashOf(JSON.stringify([source, pages, settings, statuses]));
  if (before?.state === state) return before;
  const { texts, problems } = readReferenceTexts(
    source,
    display(referenceTextsFile),
    referenceNames(),
  );
  const records = readReference(texts);
  const { origin = '', products } = settings;
  const section = createReference(records, { base, origin, products, pages: new Set(pages) });
  let last: { uses: string; pages: ReferencePage[] } | undefined;
  return {
    ...section,
    records,
    state,
    pagesFor(metas, codeOf) {
      const shown = demoUses(metas, codeOf);
      const sections = metas.flatMap(({ pathname, headings }) =>
        headings.map(({ id }) => `${pathname}#${id}`),
      );
      const uses = JSON.stringify([shown, sections]);
      if (last?.uses !== uses) {
        const demos = shown.map(({ code, ...demo }) => ({ ...demo, props: givenProps(code) }));
        last = { uses, pages: section.pagesWith(demos, sections) };
      }
      return last.pages;
    },
    addMenus: (menus) => addReferenceMenus(menus, section.menus, base),
    ...dataFiles(records, base, statuses),
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
        [...documents].map(([href, record]) => [href, () => JSON.stringify(record)]),
      ),
    },
  };
}

/** The demos that pages show where a link can point at them, with their code. */
const demoUses = (metas: readonly PageMeta[], codeOf: (name: string) => string | undefined) =>
  metas.flatMap(({ pathname, demos }) => {
    const linked = demos.filter(({ isScene }) => !isScene);
    const shown = new Map(linked.map(({ name, title = name }) => [name, title]));
    return [...shown].flatMap(([name, title]) => {
      const code = codeOf(name);
      return code === undefined ? [] : [{ name, title, href: `${pathname}#${name}`, code }];
    });
  });

/** The props that code gives to components, each once, by the name of the component. */
export function givenProps(code: string): Record<string, string[]> {
  const given: Record<string, Set<string>> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node))
      for (const one of node.attributes.properties)
        if (one.name) (given[node.tagName.getText()] ??= new Set()).add(one.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true));
  return Object.fromEntries(Object.entries(given).map(([name, props]) => [name, [...props]]));
}
