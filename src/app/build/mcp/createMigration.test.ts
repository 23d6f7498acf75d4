import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { versionHistory } from '../../../reference/readReference';
import { createMigration } from './createMigration';

const { read } = createMigration('/toolpad/', versionHistory.changes, {
  '/toolpad/core/guides/migration/': readFileSync('docs/core/guides/migration.mdx', 'utf8'),
  '/toolpad/core/api/changes/':
    '# Changes\n\n## New in 0.13.0\n\n13\n\n## Version 0.12.0\n\n12\n\n## Version 0.11.0\n\n11\n',
});

describe('read', () => {
  it('has what to do and what changed for each version after the first, the oldest first', () => {
    const text = read('0.10', 'v0.12.0');
    expect(text.match(/^## .*$/gm)).toEqual([
      '## From 0.10 to 0.11',
      '## Version 0.11.0',
      '## From 0.11 to 0.12',
      '## Version 0.12.0',
    ]);
    expect(text).toContain('| `PageContainerToolbar`            | `PageHeaderToolbar`');
    expect(text).toMatch(/Read \/toolpad\/core\/guides\/migration\/$/);
  });

  it('takes every version that was published, and its patches', () => {
    for (const { version } of versionHistory.changes.slice(0, -1))
      expect(read('0.5.4', version)).toContain('## From 0.5 to 0.6');
    expect(read('0.12.1', '0.13.0')).toContain('## New in 0.13.0');
  });

  it.each([
    ['0.4', '0.13'],
    ['0.8', 'latest'],
    ['', ''],
    ['0.12', '0.12.0'],
    ['0.13', '0.9'],
  ])('says what to ask for instead of %j to %j', (from, to) => {
    expect(() => read(from, to)).toThrow(
      `There is no way from ${from} to ${to}. The versions in their order are 0.5, 0.6,`,
    );
  });
});
