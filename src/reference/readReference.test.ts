import { expect, test } from 'vitest';
import { noTexts, readReference } from './readReference';
import type { CoreFacts } from './records';

const definedAt = { package: '@toolpad/core', version: '0.13.0', file: 'a.d.ts', line: 1 };
const facts = (name: string): CoreFacts => ({
  sources: [],
  components: [],
  hooks: [
    {
      name,
      page: `core/${name}/api`,
      imports: { root: '', subpath: '' },
      demos: [],
      signatures: [],
      methods: [],
      definedAt,
      source: '',
    },
  ],
  types: {},
  modules: {},
});

test('records carry the texts of the content', () => {
  const texts = { ...noTexts, hooks: { useSession: 'Returns the session.' } };
  expect(readReference(texts, facts('useSession')).hooks[0]!.summary.text).toBe(
    'Returns the session.',
  );
});
