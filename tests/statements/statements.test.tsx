import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Fixture, Fixtures } from './kit';

const tables = import.meta.glob<Fixtures>('./core/**/*.tsx', { eager: true, import: 'fixtures' });

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
});

/** Pages may state the same. */
const shown = new Set<Fixture>();

const pages = inject('statements');

it('every page with statements has fixtures, and no other', () => {
  expect(Object.keys(tables).sort()).toEqual(
    Object.keys(pages)
      .map((name) => `./${name}.tsx`)
      .sort(),
  );
});

for (const [name, statements] of Object.entries(pages))
  describe(name, () => {
    const fixtures = tables[`./${name}.tsx`] ?? {};
    const quotes = Object.keys(fixtures);

    it('each statement begins with the quote of one fixture', () => {
      const quoted = statements.map(
        (text) => quotes.find((quote) => text.startsWith(quote)) ?? text,
      );
      expect(quotes.toSorted()).toEqual(quoted.toSorted());
    });

    for (const [quote, fixture] of Object.entries(fixtures)) {
      if (typeof fixture !== 'function' || shown.has(fixture)) continue;
      shown.add(fixture);
      it(quote, fixture);
    }
  });
