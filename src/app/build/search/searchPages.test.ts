import { expect, it } from 'vitest';
import type { PageLayout } from '../../../domain/content/layouts';
import { searchPages } from './searchEntries';

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
