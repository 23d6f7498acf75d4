import { expect, test } from 'vitest';
import { parseEdits, withStoredEdit } from './storedEdits';

const edit = { texts: ['a', 'b'], isEndless: true };

test('keeps the edits of several files, and nothing once none is left', () => {
  const one = withStoredEdit(null, 'A.tsx', edit);
  const two = withStoredEdit(one, 'A.jsx', { texts: ['c'] });
  expect(parseEdits(two)).toEqual({ 'A.tsx': edit, 'A.jsx': { texts: ['c'] } });
  expect(withStoredEdit(withStoredEdit(two, 'A.tsx', undefined), 'A.jsx', undefined)).toBeNull();
});

test.each([null, '', 'null', '[]', '{', '{"A.tsx":1}', '{"A.tsx":{"texts":[1]}}', '{"A.tsx":{}}'])(
  'reads no edit from %j',
  (stored) => expect(parseEdits(stored)).toEqual({}),
);
