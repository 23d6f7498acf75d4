import { expect, test } from 'vitest';
import { testFolder } from '../../../src/content/testing/testFolder';
import { readFileSchema } from './readFileSchema';

const read = (source: string) =>
  readFileSchema({
    name: '@toolpad/studio',
    version: '0.13.0',
    integrity: '',
    folder: testFolder({
      'dist/cli/index.mjs.map': JSON.stringify({
        sources: ['../../src/server/schema.ts'],
        sourcesContent: [source],
      }),
    }),
  });

test('files and definitions become one JSON Schema', () => {
  const { document } = read(
    `import { z } from 'zod';
    export const name = z.string().describe('The name');
    export const META = { schemas: { Page: z.object({ name }) }, definitions: { Name: name } };`,
  );
  expect(document).toMatchObject({
    properties: { Page: { type: 'object', properties: { name: { $ref: '#/definitions/Name' } } } },
    definitions: { Name: { type: 'string', description: 'The name' } },
  });
});

test.each([
  ["import fs from 'fs'; export const META = fs;", 'imports fs, and only zod is expected.'],
  ['export const a = 1;', 'exports no META.'],
])('%s', (source, why) => {
  expect(() => read(source)).toThrow(why);
});
