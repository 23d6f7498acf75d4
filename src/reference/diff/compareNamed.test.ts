import { expect, test } from 'vitest';
import { compareNamed } from './compareNamed';

test('what was added, removed and changed, by name and field', () => {
  const before = new Map([
    ['same', { type: 'a' }],
    ['gone', { type: 'a' }],
    ['other', { type: 'a', default: '1' }],
  ]);
  const after = new Map([
    ['same', { type: 'a' }],
    ['other', { type: 'b', required: 'true' }],
    ['fresh', {}],
  ]);
  expect(compareNamed(before, after)).toEqual({
    added: ['fresh'],
    removed: ['gone'],
    changed: [
      {
        name: 'other',
        fields: [
          { field: 'type', from: 'a', to: 'b' },
          { field: 'default', from: '1' },
          { field: 'required', to: 'true' },
        ],
      },
    ],
  });
});
