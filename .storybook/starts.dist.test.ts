import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultOutDir } from '../src/app/build/paths';
import type { Entry } from './docs/entries';
import { starts, startTable } from './docs/starts';

it('finds each entry that "Start here" links to', () => {
  const index = readFileSync(path.join(defaultOutDir, 'workbench/index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
  const found = starts(Object.values(entries)).map(({ entry }) => entry.id);
  expect(found).toEqual(startTable.map(([id]) => id));
});
