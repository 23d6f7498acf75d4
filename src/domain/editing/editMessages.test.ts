import { expect, test } from 'vitest';
import { parseFrameMessage } from './editMessages';

const problem = { message: 'a', line: 2, available: ['b'] };

test.each([
  { type: 'ready' },
  { type: 'missing', id: 1 },
  { type: 'started', id: 1 },
  { type: 'rendered', id: 1 },
  { type: 'problem', id: 1, problem },
])('accepts %j', (message) => expect(parseFrameMessage(message)).toEqual(message));

test.each([
  undefined,
  'ready',
  [],
  { type: 'other', id: 1 },
  { type: 'rendered' },
  { type: 'rendered', id: '1' },
  { type: 'problem', id: 1 },
  { type: 'problem', id: 1, problem: { message: {} } },
])('ignores %j', (message) => expect(parseFrameMessage(message)).toBeUndefined());

test('leaves out what no message has, and cuts long ones', () =>
  expect(
    parseFrameMessage({
      type: 'problem',
      id: 1,
      more: true,
      problem: {
        message: 'x'.repeat(3000),
        line: -1,
        available: [1, 'b'],
        html: '',
      },
    }),
  ).toEqual({
    type: 'problem',
    id: 1,
    problem: { message: 'x'.repeat(2000), available: ['b'] },
  }));
