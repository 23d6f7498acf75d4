import { expect, test } from 'vitest';
import { readReference } from './readReference';
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

test('records carry our sentence', () => {
  expect(readReference(facts('useSession')).hooks[0]!.summary.text).toContain('session');
});

test('a thing without a summary', () => {
  expect(() => readReference(facts('useNothing'))).toThrow(
    'src/reference/summaries.ts: there is no description of useNothing yet, and its page begins with it. Read its code and write one sentence there.',
  );
});
