import { describe, expect, it } from 'vitest';
import { markdownInstead } from './markdownInstead';
import { testFolder } from '../../src/content/testing/testFolder';

const folder = testFolder({ 'index.html': '', 'a b/index.html': '', 'a b/index.md': '' });

const ask = (pathname: string, accept?: string) =>
  markdownInstead(folder, pathname, { headers: accept === undefined ? {} : { accept } });

describe('the version of a page', () => {
  it.each([
    'text/markdown',
    'text/markdown, */*',
    'text/markdown, text/html, */*',
    'text/markdown, text/html;q=0.9, */*;q=0.8',
    'text/html;q=0.4, text/markdown;q=0.5',
    'TEXT/Markdown',
  ])('is Markdown for Accept: %s', (accept) => {
    expect(ask('/a b/', accept)).toEqual({ hasVersions: true, isPreferred: true });
  });

  it.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0.8, text/html',
    'text/markdown;q=0, */*;q=0.1',
    'application/json',
    'text/markdown;q=x',
  ])('is HTML for Accept: %s', (accept) => {
    expect(ask('/a b/', accept)).toEqual({ hasVersions: true, isPreferred: false });
  });

  it('is HTML where there is no other', () => {
    const none = { hasVersions: false, isPreferred: false };
    expect(ask('/', 'text/markdown')).toEqual(none);
    expect(ask('/a b/index.html', 'text/markdown')).toEqual(none);
  });
});
