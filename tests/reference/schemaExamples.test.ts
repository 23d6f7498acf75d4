import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createReference } from '../../src/app/build/reference/createReference';
import { ownSettings } from '../../scripts/ownSettings';
import { defaultBase } from '../../scripts/defaultBase';
import { readReference } from '../../src/reference/readReference';
import { texts } from '../support/referenceTexts';

const reference = readReference(texts);
const { files, definitions, examples } = reference.studio.fileSchema;
const ajv = new Ajv({ strict: false, allErrors: true });
const base = defaultBase;
const { origin = '', products } = ownSettings;
const { pagesWith } = createReference(reference, {
  base,
  origin,
  pages: new Set(),
  products,
});
const pages = pagesWith([], []);
const page = pages.find(({ meta }) => meta.file === 'studio/reference/file-schema.mdx')!;
const schemas = page.blocks.flatMap((block) => (block.kind === 'schema' ? [block.schema] : []));

test.each(Object.entries(examples))('%s: the example follows the schema', (name, { yaml }) => {
  const own = { ...files, ...definitions }[name] as object;
  const validate = ajv.compile({ ...own, definitions });
  expect(validate(parse(yaml)), JSON.stringify(validate.errors)).toBe(true);
});

test('every line of an example is about a property of the tree beside it', () => {
  const without = schemas.flatMap(({ name, properties, example }) =>
    example && properties.length > 0
      ? example.code
          .split('\n')
          .flatMap((line, index) => (example.ids[index] ? [] : [`${name}: ${line}`]))
      : [],
  );
  expect(without).toEqual([]);
});
