import { expect, test } from 'vitest';
import { assemble } from './assemble';
import type { Extracted } from './extract';

const definedAt = { package: '@toolpad/core', version: '0.13.0', file: 'a.d.ts', line: 1 };

function version(name: string): Extracted {
  const fileSchema = { document: {}, files: {}, definitions: {}, source: '', definedAt };
  const hook = {
    name,
    page: `core/${name}/api`,
    imports: { root: '', subpath: '' },
    demos: [],
    signatures: [],
    methods: [],
    definedAt,
    source: '',
  };
  return {
    components: [],
    hooks: [hook],
    types: {},
    modules: {},
    peers: {},
    studio: { components: [], functions: [], fileSchema },
  };
}

const provenance = { versions: {}, baselineVersion: '0.12.0', notices: {}, defaults: {} };

test('records carry our sentence', () => {
  const { hooks } = assemble(version('useSession'), version('useSession'), provenance);
  expect(hooks[0]!.summary).toEqual({ text: expect.stringContaining('session') as string });
});

test('a thing without a summary', () => {
  expect(() => assemble(version('useNothing'), version('useNothing'), provenance)).toThrow(
    'src/reference/summaries.ts: the summary of /toolpad/core/useNothing/api could not be found: there is no description of useNothing yet. Read its code and write one sentence there.',
  );
});
