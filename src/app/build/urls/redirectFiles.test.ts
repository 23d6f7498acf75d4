import { expect, it } from 'vitest';
import { redirectDocument } from './redirectDocument';
import {
  hostRedirects,
  nginxRedirects,
  redirectOf,
  markdownRewrites,
  withSearch,
} from './redirectFiles';

const redirects = [
  { from: '/x/old/', to: '/x/new/' },
  { from: '/x/part/', to: '/x/new/#part' },
];

it.each([
  ['/x/old/', '/x/new/'],
  ['/x/old', '/x/new/'],
  ['/en/x/old', '/x/new/'],
  ['/x/old.md', '/x/new.md'],
  ['/en/x/old.md', '/x/new.md'],
  ['/x/part.md', '/x/new.md'],
  ['/x/.md', undefined],
  ['/x/new.md', undefined],
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

it('leads to the Markdown version of the root where a page became that', () => {
  expect(redirectOf('/old.md', [{ from: '/old/', to: '/' }], '/')).toBe('/index.md');
});

it('keeps the query as it is, before the hash', () => {
  expect(withSearch('/x/new/#a', '?q=$$&r=$`')).toBe('/x/new/?q=$$&r=$`#a');
  expect(withSearch('/x/new/', '?q=1')).toBe('/x/new/?q=1');
});

it('writes redirects in the format of each host', () => {
  const moved = redirects.slice(0, 1);
  expect(
    hostRedirects(moved, markdownRewrites(['/', '/x/', '/x/new/']), '/x/').split('\n'),
  ).toEqual([
    '/x/old/ /x/new/ 301',
    '/x/old /x/new/ 301',
    '/x/old.md /x/new.md 301',
    '/x.md /x/index.md 200',
    '/x/new.md /x/new/index.md 200',
    '/en/x/* /x/:splat 301',
    '',
  ]);
  expect(nginxRedirects(moved, '/x/')).toContain(
    '    "/x/old" "/x/new/";\n    "/x/old.md" "/x/new.md";\n    "~^/en(?<docs_plain>/x/.*)$" $docs_plain;\n}',
  );
});

it('redirects from the page itself, with and without JavaScript', () => {
  const html = redirectDocument('/x/new/', 'Site');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/x/new/"/></noscript>',
  );
  expect(html).toMatch(/<script>.*location\.replace/s);
  expect(html).not.toContain('canonical');
});
