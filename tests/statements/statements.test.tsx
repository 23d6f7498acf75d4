import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownOn } from './kit';
import { otherStatements } from './otherStatements';

// Each registers its tests.
import.meta.glob('./core/**/*.tsx', { eager: true });

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
});

const pages = inject('statements');

/** It says what to do, or what other software does, or another test shows it. */
const reasons = ['advice', 'Next.js', 'Auth.js', 'hosting', 'Emotion', 'demoWarnings.test.ts'];
const known = [...Object.values(shownOn).flat(), ...reasons];

it('every page with tests or rows makes statements', () => {
  const named = new Set([...Object.keys(shownOn), ...Object.keys(otherStatements)]);
  expect([...named].sort()).toEqual(Object.keys(pages).sort());
});

describe.each(Object.entries(pages))('%s', (name, statements) => {
  const others = otherStatements[name] ?? {};

  it('each statement begins with the words of one test or row', () => {
    const words = [...(shownOn[name] ?? []), ...Object.keys(others)];
    const found = statements.map((text) => words.find((start) => text.startsWith(start)) ?? text);
    expect(words.toSorted()).toEqual(found.toSorted());
  });

  it('each row names a statement that a test shows, or why none can', () => {
    expect(Object.values(others).filter((row) => !known.includes(row))).toEqual([]);
  });
});
