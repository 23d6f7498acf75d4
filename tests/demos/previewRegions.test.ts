import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { splitPreview } from '../../src/content/demoPreview';
import { listSources } from '../../src/content/sources';
import { defaultContentDir } from '../../src/app/paths';

test('every demo marks the lines that its page shows open, in each styling', () => {
  const { demos, stylings } = listSources(defaultContentDir);
  const files = [...demos, ...stylings];
  expect(files.length).toBeGreaterThan(100);
  const unmarked = files.filter((file) => {
    const source = readFileSync(path.join(defaultContentDir, file), 'utf8');
    return splitPreview(source).regions.length === 0;
  });
  expect(unmarked).toEqual([]);
});
