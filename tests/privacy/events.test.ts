import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../src/app/build/paths';
import type { AnalyticsEvent } from '../../src/domain/analytics/AnalyticsEvent';

/** All names: the compiler asks for a new one, and refuses one that is gone. */
const names: Readonly<Record<AnalyticsEvent['name'], true>> = {
  page_view: true,
  ad: true,
  feedback: true,
  demo: true,
  code: true,
  markdown: true,
  search: true,
  settings: true,
  theme: true,
  docs: true,
  'web-vital': true,
  'user-property': true,
};

it('tells readers of every event that can be sent, and of no other', () => {
  const page = readFileSync(path.join(projectDir, 'docs/privacy.mdx'), 'utf8');
  const rows = [...page.matchAll(/^\| (`[^|]+`) *\|/gm)].map(([, cell = '']) => cell);
  const told = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(told.sort()).toEqual(Object.keys(names).sort());
});
