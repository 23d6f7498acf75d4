import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiRowId, type ApiKind } from '../../components/ApiTable/ApiRow';
import type { SchemaProperty } from '../../components/SchemaTree/SchemaTree';
import { wordsOf } from '../../content/nodes';
import type { PageMeta, PageRecord } from '../../content/PageRecord';
import type { SearchEntry, SearchKind } from '../../domain/search/SearchData';
import { isReferencePage, type ReferencePage } from '../reference/ReferencePage';

const entry = (
  kind: SearchKind,
  id: string,
  title: string,
  text = '',
  words = '',
): SearchEntry => ({
  kind,
  id,
  title,
  text,
  words,
});

const isHook = (name: string) => /^use[A-Z]/.test(name);

/** Pages of components are in a folder of that name, or say which ones they teach. */
function kindOfPage({ pathname, components: [first] = [] }: PageMeta): SearchKind {
  if (first !== undefined) return isHook(first) ? 'hook' : 'component';
  return /\/components\/[^/]+\/$/.test(pathname) ? 'component' : 'guide';
}

/** Sections of a written page, its demos and its commands; a command that tabs repeat is in the first of them. */
function entriesOfPage({ meta, sections = [] }: PageRecord): SearchEntry[] {
  const kind = kindOfPage(meta);
  const known = new Set<string>();
  const isNew = (command: string) => known.size < known.add(command).size;
  return sections.flatMap(({ id, title, text, code, commands, demos }) => [
    entry(kind, id, title, text, [...code, ...demos.map((demo) => demo.name)].join(' ')),
    ...demos.map(({ name, title: shown }) => entry('demo', name, shown || name)),
    ...(id === '' ? [] : commands.filter(isNew).map((command) => entry('command', id, command))),
  ]);
}

const propertiesOf = (properties: readonly SchemaProperty[]): SearchEntry[] =>
  properties.flatMap(({ id, name, description, properties: below }) => [
    entry('field', id, name, wordsOf(description)),
    ...propertiesOf(below),
  ]);

/** What the rows of a table are; parameters are those of a hook or of a function. */
function kindOfRows(kind: ApiKind, title: string): SearchKind {
  if (kind === 'parameters') return isHook(title) ? 'hook' : 'api';
  return ({ props: 'prop', slots: 'slot', classes: 'api' } as const)[kind];
}

/** Headings of a reference page, and the rows of its tables. */
function entriesOfReference({ meta, lead, blocks }: ReferencePage): SearchEntry[] {
  let section = entry('api', '', '', wordsOf(lead));
  const entries = [section];
  for (const block of blocks) {
    if (block.kind === 'heading') entries.push((section = entry('api', block.id, block.title)));
    else if (block.kind === 'prose')
      section.text = `${section.text} ${wordsOf(block.nodes)}`.trim();
    else if (block.kind === 'table')
      entries.push(
        ...block.table.rows.map(({ name, description }) =>
          entry(
            kindOfRows(block.table.kind, meta.title),
            apiRowId(block.table.id, name),
            name,
            wordsOf(description),
          ),
        ),
      );
    else if (block.kind === 'schema') entries.push(...propertiesOf(block.schema.properties));
  }
  return entries;
}

export interface SearchEntriesTask {
  recordsDir: string;
  /** Names of the pages' records. */
  keys: readonly string[];
}

/** What a search finds on each page. */
export function searchEntries({ recordsDir, keys }: SearchEntriesTask): SearchEntry[][] {
  return keys.map((key) => {
    const record = JSON.parse(readFileSync(path.join(recordsDir, `${key}.json`), 'utf8')) as
      PageRecord | ReferencePage;
    return isReferencePage(record) ? entriesOfReference(record) : entriesOfPage(record);
  });
}
