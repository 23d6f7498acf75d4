import { expect, test } from 'vitest';
import type { Json } from '../../../src/reference/records';
import { flattenSchema } from './flattenSchema';

test('every part of the schema has a name', () => {
  const properties: Record<string, Json> = {
    Page: {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            anyOf: [
              { type: 'string' },
              { type: 'object', additionalProperties: { type: 'number' } },
            ],
          },
        },
      },
      additionalProperties: false,
    },
  };
  expect([...flattenSchema({ properties, definitions: { Name: { $ref: '#' } } })]).toEqual([
    ['Page', { type: 'object', additionalProperties: false }],
    ['Page.list', { type: 'array' }],
    ['Page.list[]', {}],
    ['Page.list[]|1', { type: 'string' }],
    ['Page.list[]|2', { type: 'object' }],
    ['Page.list[]|2.*', { type: 'number' }],
    ['Name', { $ref: '#' }],
  ]);
});
