import { expect, it } from 'vitest';
import { ownLanguage } from '../../../domain/language/languagePrefix';
import { siteConfig } from '../../site.config';
import { redirectDocument } from './redirectDocument';
import { hostRedirects, nginxRedirects, redirectOf, withSearch } from './redirectFiles';

const redirects = [{ from: '/x/old/', to: '/x/new/' }];

it.each([
  ['/x/old/', '/x/new/'],
  ['/x/old', '/x/new/'],
  ['/en/x/old', '/x/new/'],
  ['/en/x/new/', '/x/new/'],
  ['/en/x', '/x'],
  ['/x/new/', undefined],
  ['/x/older/', undefined],
  ['/de/x/new/', undefined],
  ['/en/blog/post/', undefined],
  ['/english/x/', undefined],
])('%s redirects to %s', (pathname, target) => {
  expect(redirectOf(pathname, redirects, '/x/')).toBe(target);
});

it('keeps the query as it is, before the hash', () => {
  expect(withSearch('/x/new/#a', '?q=$$&r=$`')).toBe('/x/new/?q=$$&r=$`#a');
  expect(withSearch('/x/new/', '?q=1')).toBe('/x/new/?q=1');
});

it('redirects the language prefix of English', () => {
  expect(siteConfig.language).toBe(ownLanguage);
});

it('writes redirects in the format of each host', () => {
  expect(hostRedirects(redirects, '/x/')).toBe(
    '/x/old/ /x/new/ 301\n/x/old /x/new/ 301\n/en/x/* /x/:splat 301\n',
  );
  expect(nginxRedirects(redirects, '/x/')).toContain(
    '    "/x/old" "/x/new/";\n    "~^/en(?<docs_plain>/x/.*)$" $docs_plain;\n}',
  );
});

it('redirects from the page itself, with and without JavaScript', () => {
  const html = redirectDocument('/x/new/');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/x/new/"/></noscript>',
  );
  expect(html).toMatch(/<script>.*location\.replace/s);
  expect(html).not.toContain('canonical');
});
