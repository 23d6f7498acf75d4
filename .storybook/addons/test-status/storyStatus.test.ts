import { describe, expect, test } from 'vitest';
import type { StoryResult } from '../../../scripts/workbench/testResults';
import { passName, statusOf } from './storyStatus';

const story = { id: 'toc--long', importPath: './Toc.stories.tsx' };
const result = (...passed: boolean[]): StoryResult => ({
  date: '2026-11-24T10:00:00.000Z',
  browser: 'chromium 156',
  sources: '1234',
  passes: passed.map((one) => ({ globals: '', passed: one, milliseconds: 1 })),
});
const statusWith = (own: StoryResult | undefined, sources: string) =>
  statusOf(story, {
    results: own ? { [story.id]: own } : {},
    sources: { [story.importPath]: sources },
  });

describe('status of a story', () => {
  test('a story without a result has never run', () => {
    expect(statusWith(undefined, '1234')).toBe('never run');
  });
  test('one failed pass is a failure, also after a change', () => {
    expect(statusWith(result(true, false), '1234')).toBe('failed');
    expect(statusWith(result(true, false), '5678')).toBe('failed');
  });
  test('a story that passed with other sources has changed', () => {
    expect(statusWith(result(true, true), '1234')).toBe('passed');
    expect(statusWith(result(true, true), '5678')).toBe('changed');
  });
});

test('a pass is named by its values', () => {
  expect(passName('mode:dark;direction:rtl')).toBe('dark, rtl');
  expect(passName('')).toBe('as it is');
});
