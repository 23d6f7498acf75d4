import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { searchEntries } from './searchEntries';

test('lists a command that several sections of a page repeat once', () => {
  const section = { title: '', text: '', code: [], demos: [] };
  const record = {
    meta: { pathname: '/toolpad/core/introduction/installation/' },
    blocks: [],
    sections: [
      { ...section, id: 'vite', commands: ['npm install a', 'npm install b'] },
      { ...section, id: 'next', commands: ['npm install a'] },
    ],
  };
  const recordsDir = mkdtempSync(path.join(tmpdir(), 'records-'));
  writeFileSync(path.join(recordsDir, 'page.json'), JSON.stringify(record));
  const [entries] = searchEntries({ recordsDir, keys: ['page'] });
  const commands = entries!.filter(({ kind }) => kind === 'command');
  expect(commands.map(({ id, title }) => [id, title])).toEqual([
    ['vite', 'npm install a'],
    ['vite', 'npm install b'],
  ]);
});
