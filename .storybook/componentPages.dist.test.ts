import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultOutDir } from '../src/app/build/paths';
import { componentPagesFile, sitePageOf, type SitePage } from './addons/canvas/sitePage';
import type { Entry } from './docs/entries';

const read = (file: string) => readFileSync(path.join(defaultOutDir, file), 'utf8');
const pages = JSON.parse(read(`workbench/${componentPagesFile}`)) as Record<string, SitePage>;
const { entries } = JSON.parse(read('workbench/index.json')) as { entries: Record<string, Entry> };

it('leads from a story to an element of the built page', () => {
  const missing = Object.values(pages).filter(({ href }) => {
    const [page = '', anchor] = href.split('#');
    return anchor !== undefined && !read(`${page}index.html`).includes(`id="${anchor}"`);
  });
  expect(missing).toEqual([]);
});

it('leads from every story about a demo to that demo', () => {
  const anchors = Object.values(entries)
    .filter(({ title }) => title.startsWith('Demos/'))
    .map((entry) => [entry.id, sitePageOf(pages, entry, {})?.href.split('#')[1]] as const);
  expect(anchors.filter(([, anchor]) => !anchor)).toEqual([]);
});
