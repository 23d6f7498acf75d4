import { expect, test } from 'vitest';
import { hashWithImports, type Module } from './storySources';

const modules: Record<string, Module> = {
  story: { code: 'story', imports: ['component', 'react'] },
  component: { code: 'component', imports: ['theme', 'story'] },
  theme: { code: 'theme', imports: [] },
  other: { code: 'other', imports: [] },
};
const hashOfStory = (changes: Record<string, Module> = {}) =>
  hashWithImports('story', (id) => ({ ...modules, ...changes })[id]);

test('a change of anything that a story imports changes its hash', () => {
  expect(hashOfStory({ theme: { code: 'dark theme', imports: [] } })).not.toBe(hashOfStory());
});

test('a change elsewhere does not', () => {
  expect(hashOfStory({ other: { code: 'changed', imports: [] } })).toBe(hashOfStory());
});
