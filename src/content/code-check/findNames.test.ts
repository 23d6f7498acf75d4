import path from 'node:path';
import { expect, it } from 'vitest';
import { namesIn, shownLines } from '../names/codeNames';
import { testFolder } from '../testing/testFolder';
import { checkFiles } from './checkFiles';
import { layOutFiles } from './layOutFiles';
import { readFences } from './readFences';

const projectDir = path.resolve(import.meta.dirname, '../../..');

const types = `
  export interface Row { id: string; of?: { label: string } }
  export interface Header { kind: 'header'; title: string }
  export interface Item { kind?: 'item'; title: string }
  export interface ListProps { rows: Row[]; entries?: (Header | Item)[]; onPick?: (row: Row) => void }
  export declare function List(props: ListProps & { title?: string }): null;
  export declare function useList(options?: { dense: boolean }): { open(): void; close(): void };
  export declare class Cache { clear(): void }
`;

/** The names that are found in the shown code of one fence: each with what it is. */
function namesOf(code: string): string[] {
  const folder = testFolder({
    'package.json': JSON.stringify({ name: 'sample', version: '1.0.0', types: './index.d.ts' }),
    'index.d.ts': types,
  });
  const fences = readFences('docs/page.mdx', `\`\`\`tsx\n${code}\n\`\`\`\n`);
  const { problems, names } = checkFiles(layOutFiles('docs/page.mdx', fences).files, {
    projectDir,
    packages: new Map([['node_modules/sample', folder]]),
    isNamed: (name) => name === 'sample',
  });
  expect(problems).toEqual([]);
  const shown = shownLines(fences[0]!)
    .map(({ text }) => text)
    .join('\n');
  return Object.values(namesIn(fences.map(shownLines), names))
    .flat()
    .map(([from, to, of]) => `${shown.slice(from, to)} ${of}`);
}

it('finds imports, props, keys, members and types by what they are', { timeout: 60_000 }, () => {
  expect(
    namesOf(
      `//| const title = 'x';
import { useMemo } from 'react';
import { Cache as Store, List, useList, type Row } from 'sample';

const rows: Row[] = [{ id: 'rows', of: { label: 'id' } }];
export function Page() {
  const { open: show } = useList();
  new Store().clear();
  return (
    <List rows={rows} title={title} entries={[{ kind: 'header', title }, { title }]}>
    </List>
  );
}
const first = { id: 'a' } satisfies Row;
export const useRow = (): Row => useMemo(() => ({ id: first.id }), []);
export const { id } = rows[0]!, onPick = (row: Row) => row.id;`.replace('>\n    </List>', ' />'),
    ),
  ).toEqual([
    'Cache sample#Cache',
    'Store sample#Cache',
    'List sample#List',
    'useList sample#useList',
    'Row sample#Row',
    'Row sample#Row',
    'id sample#Row.id',
    'of sample#Row.of',
    'label sample#Row.of',
    'useList sample#useList',
    'Store sample#Cache',
    'clear sample#Cache.clear',
    'List sample#List',
    'rows sample#ListProps.rows',
    'entries sample#ListProps.entries',
    'kind sample#Header.kind',
    'title sample#Header.title',
    'title sample#Item.title',
    'id sample#Row.id',
    'Row sample#Row',
    'Row sample#Row',
    'id sample#Row.id',
    'id sample#Row.id',
    'id sample#Row.id',
    'Row sample#Row',
    'id sample#Row.id',
  ]);
});
