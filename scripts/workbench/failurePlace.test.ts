import { expect, test } from 'vitest';
import { failedSteps, failureLine } from './failurePlace';

test('the failed steps are the start of a message', () => {
  expect(failedSteps('Step "The menu": Step "It is "open"": no\nlist')).toEqual({
    steps: ['The menu', 'It is "open"'],
    reason: 'no\nlist',
  });
  expect(failedSteps('no list')).toEqual({ steps: [], reason: 'no list' });
});

const source = `
export const Open = meta.story({
  play: ({ step }) => step('The menu is open', opens),
});
export const Chosen = Open.extend({
  play: async ({ step }) => {
    await step('The menu is open', async () => {
      await step(\`\${name} has the focus\`, focused);
    });
  },
});
Chosen.test('With the keyboard', async () => {});`;

test.each([
  ['the step in the story itself', 'Chosen', 'Step "The menu is open": no', 7],
  [
    'the outer step when the inner one has another name in the file',
    'Chosen',
    'Step "The menu is open": Step "Dark has the focus": no',
    7,
  ],
  ['a step of another story', 'Open', 'Step "With the keyboard": no', 12],
  ['the story without a step', 'Chosen', 'no', 5],
  ['the start of a file without the story', 'Gone', 'no', 1],
])('finds %s', (_, exportName, message, line) => {
  expect(failureLine(source, { exportName, name: exportName }, message)).toBe(line);
});

test('finds a test of a story', () => {
  const entry = { exportName: 'Chosen', subtype: 'test', name: 'With the keyboard' };
  expect(failureLine(source, entry, 'no')).toBe(12);
});
