import { expect, it } from 'vitest';
import type { AdScript } from '../../domain/ads/AdConfig';
import { cutSheet } from './cutSheet';
import { PageRenderer } from './renderPage';

const sheetWith = (script: AdScript | null) => {
  const { elements, rules } = new PageRenderer().stylesOf('<p>', {
    thirdParties: { script, feed: null },
  });
  return cutSheet(Object.values(rules).join(''), elements);
};

it('has the rules of what a vendor renders on sites with its script', () => {
  expect(sheetWith({ src: 'https://vendor.example/ad.js', serve: 'a', placement: 'b' })).toMatch(
    /#carbonads>span.*\.carbon-text/,
  );
  expect(sheetWith(null)).toBe('');
});
