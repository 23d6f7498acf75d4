import { expect, test } from 'vitest';
import { preferenceNames, preferenceTable } from './preferenceTable';
import { readView, viewParameters, withoutView } from './viewParameters';
import { viewLink } from './viewLink';

const page = 'https://mui.com/toolpad/core/';
const nothing = { preferences: [], tabs: [] };

test('every state has a parameter of its own', () => {
  expect(new Set(viewParameters).size).toBe(viewParameters.length);
});

test('a link to each value of each preference reads as that value', () => {
  for (const name of preferenceNames)
    for (const value of preferenceTable[name].values) {
      const { search } = new URL(viewLink(page, { ...nothing, preferences: [[name, value]] }));
      expect(readView(search)).toEqual({ [name]: value });
    }
});

test('a link keeps the hash and other parameters, and replaces an older view', () => {
  expect(
    viewLink(`${page}?debug=analytics&mode=light&tab=yarn#Basic.tsx`, {
      ...nothing,
      preferences: [['mode', 'dark']],
      tabs: ['pnpm', 'Next.js', 'pnpm'],
    }),
  ).toBe(`${page}?debug=analytics&mode=dark&tab=pnpm&tab=Next.js#Basic.tsx`);
});

test('withoutView leaves nothing of a view', () => {
  const parameters = viewParameters.map((name) => `${name}=x`).join('&');
  expect(withoutView(`${page}?${parameters}&debug=1#here`)).toBe(`${page}?debug=1#here`);
  expect(withoutView(`${page}?mode=dark`)).toBe(page);
});
