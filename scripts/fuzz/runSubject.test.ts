import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzCheck } from './FuzzSubject';
import { runSubject } from './runSubject';

const numbers = fc.integer({ min: 0, max: 1000 });

const run = (check: (input: number) => void | Promise<void>, runs = 100) =>
  runSubject(
    {
      runs,
      limit: 50,
      open: () => Promise.resolve({ checks: { 'a number': fuzzCheck(numbers, check) } }),
    },
    { runs, seed: 1 },
  );

test('reports the smallest input that fails', async () => {
  const [failure] = await run((input) => expect(input).toBeLessThan(300));
  expect(failure).toMatch(/^a number: /);
  expect(failure).toContain('Counterexample: [300]');
  expect(failure).toContain('seed: 1');
});

test('reports an input that never ends', async () => {
  expect(await run(() => new Promise(() => {}), 1)).toEqual([
    expect.stringContaining('takes longer than 50 ms'),
  ]);
});

test('reports an input that blocks the process for too long', async () => {
  const block = () => {
    const end = performance.now() + 60;
    while (performance.now() < end);
  };
  expect(await run(block, 1)).toEqual([expect.stringContaining('ms, not 50')]);
});

test('splits the inputs between the checks and closes the subject', async () => {
  const tried: string[] = [];
  const check = fuzzCheck(numbers, () => {});
  const close = () => void tried.push('closed');
  const failures = await runSubject(
    { runs: 0, open: () => Promise.resolve({ checks: { one: check, two: check }, close }) },
    { runs: 3, seed: 1, onInput: (name) => tried.push(name) },
  );
  expect(failures).toEqual([]);
  expect(tried).toEqual(['one', 'one', 'two', 'two', 'closed']);
});
