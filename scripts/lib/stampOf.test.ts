import { expect, it } from 'vitest';
import { stampOf, type WorkbenchResults } from './stampOf';

const light = { mode: 'light', direction: 'ltr' } as const;
const dark = { mode: 'dark', direction: 'rtl' } as const;
const file = './stories/demos/Basic.stories.tsx';
const results = (...passed: boolean[]): WorkbenchResults => ({
  browser: 'Chromium 146',
  date: '2026-11-21',
  built: 1000,
  passes: passed.map((ok, index) => ({ look: [light, dark][index]!, files: { [file]: ok } })),
});

it('names the looks of the passes', () => {
  expect(stampOf(results(true, true), file, 999)).toEqual({
    browser: 'Chromium 146',
    date: '2026-11-21',
    looks: [light, dark],
  });
});

it('is none when a story failed in one of the passes', () => {
  expect(stampOf(results(true, false), file, 999)).toBe('failed');
});

it('is none when the demo is newer than the workbench', () => {
  expect(stampOf(results(true), file, 1000)).toMatchObject({ looks: [light] });
  expect(stampOf(results(true), file, 1001)).toBe('changed after the workbench was built');
});

it('tells a demo that was not run from one that failed', () => {
  expect(stampOf(results(true), './stories/demos/Other.stories.tsx', 0)).toBe('not run');
});
