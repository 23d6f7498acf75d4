import { expect, test, it } from 'vitest';
import type { PageLayout } from '../../../domain/content/layouts';
import { testFolder } from '../../../content/testing/testFolder';
import { searchEntries, searchPages } from './searchEntries';

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
  const recordsDir = testFolder({ 'page.json': JSON.stringify(record) });
  const [entries] = searchEntries({ recordsDir, keys: ['page'] });
  const commands = entries!.filter(({ kind }) => kind === 'command');
  expect(commands.map(({ id, title }) => [id, title])).toEqual([
    ['vite', 'npm install a'],
    ['vite', 'npm install b'],
  ]);
});

const sourceOf = (pathname: string, layout: PageLayout, ...headings: string[]) => ({
  page: { title: 'Page', description: '', pathname, product: 'Core' },
  hue: 'primary' as const,
  layout,
  isReference: false,
  trail: '',
  entries: ['', ...headings].map((title) => ({
    kind: 'guide' as const,
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    text: '',
    words: '',
  })),
});

it('keeps the order of pages, with those that lead to others last', () => {
  const pages = searchPages([
    sourceOf('/', 'home'),
    sourceOf('/b/', 'doc'),
    sourceOf('/list/', 'index'),
    sourceOf('/a/', 'doc'),
  ]);
  expect(pages.map(({ href }) => href)).toEqual(['/b/', '/a/', '/', '/list/']);
});

it('leaves out sections that only lead to other pages', () => {
  const pages = searchPages([sourceOf('/', 'doc', 'Install', 'Next steps')]);
  expect(pages[0]!.entries.map(({ title }) => title)).toEqual(['', 'Install']);
});
