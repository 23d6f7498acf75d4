import { expect, test } from 'vitest';
import { noTexts, readReference } from './readReference';
import type { CoreFacts, Difference } from './records';

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

test('a record knows the versions that added and changed it, newest first, until it was removed before', () => {
  const of = (kind: Difference['kind']): Difference => ({ kind, of: 'hook', name: 'account' });
  const changes = (['changed', 'added', 'removed', 'added'] as const).map((kind, index) => ({
    version: `0.${9 - index}.0`,
    since: '',
    differences: [of(kind)],
  }));
  const history = { sources: [], released: {}, changes };
  const pastOf = (name: string) =>
    readReference(noTexts, facts(name), undefined, history).hooks[0]!.past;
  expect(pastOf('account')).toEqual([
    { kind: 'changed', version: '0.9.0', anchor: 'in-0-9-0-changed-hook-account' },
    { kind: 'added', version: '0.8.0', anchor: 'in-0-8-0-added-hook' },
  ]);
  expect(pastOf('useOther')).toBeUndefined();
});
