import { expect, test } from 'vitest';
import { testFolder } from '../../../src/reference/testing/testFolder';
import { readFileSchema } from './readFileSchema';

const read = (map: string | undefined) =>
  readFileSchema({
    name: '@toolpad/studio',
    version: '0.13.0',
    integrity: '',
    folder: testFolder(map === undefined ? {} : { 'dist/cli/index.mjs.map': map }),
  });
const embedded = (source: string) =>
  JSON.stringify({ sources: ['../../src/server/schema.ts'], sourcesContent: [source] });
const named = 'export const name = z.string().describe("The name");';

test('files and definitions become one JSON Schema', () => {
  const { document } = read(
    embedded(
      `import { z } from 'zod'; ${named} export const META = { schemas: { Page: z.object({ name }) }, definitions: { Name: name } };`,
    ),
  );
  expect(document).toMatchObject({
    properties: { Page: { type: 'object', properties: { name: { $ref: '#/definitions/Name' } } } },
    definitions: { Name: { type: 'string', description: 'The name' } },
  });
});

test.each([
  ['no file', undefined, 'there is no such file.'],
  ['no JSON', '{', 'it is not valid JSON: '],
  [
    'no such source',
    JSON.stringify({ sources: ['a.ts'], sourcesContent: [''] }),
    'it embeds no src/server/schema.ts.',
  ],
  [
    'no TypeScript',
    embedded('export const = ;'),
    'src/server/schema.ts in it is not valid TypeScript: ',
  ],
  [
    'another import',
    embedded("import fs from 'fs'; export const META = fs;"),
    'src/server/schema.ts in it imports fs, and only zod is expected.',
  ],
  ['no META', embedded('export const a = 1;'), 'src/server/schema.ts in it exports no META.'],
])('%s', (_, map, why) => {
  expect(() => read(map)).toThrow(why);
  expect(() => read(map)).toThrow(
    /^@toolpad\/studio@0\.13\.0\/dist\/cli\/index\.mjs\.map: the .+ of \/toolpad\/studio\/reference\/file-schema could not be found: /,
  );
});
