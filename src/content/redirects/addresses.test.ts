import { describe, expect, it } from 'vitest';
import { formatAddressList, parseAddressList, vanishedAddresses } from './addressList';
import { readRedirects, resolveRedirects } from './resolveRedirects';

const base = '/x/';
const pages = [
  { pathname: '/x/guide/', anchors: ['start', 'end'] },
  { pathname: '/x/guide/one/', anchors: ['part'] },
];

function resolve(yaml: string) {
  const { table, problems } = readRedirects(yaml, 'redirects.yaml');
  expect(problems).toEqual([]);
  const {
    redirects,
    movedAnchors,
    problems: found,
  } = resolveRedirects(table, pages, base, 'redirects.yaml');
  return {
    redirects: redirects.map(({ from, to }) => `${from} -> ${to}`),
    movedAnchors,
    problems: found.map(({ line, what }) => `${line} ${what}`),
  };
}

describe('two spellings of an address', () => {
  it.each([
    ['[/guide/, /guide/overview/]', '/x/guide/overview/ -> /x/guide/'],
    ['[/guide/overview/, /guide/]', '/x/guide/overview/ -> /x/guide/'],
  ])('%s: the one with the page answers', (pair, redirect) => {
    expect(resolve(`spellings:\n  - ${pair}`)).toMatchObject({
      redirects: [redirect],
      problems: [],
    });
  });

  it('wait while neither is a page', () => {
    expect(resolve('spellings:\n  - [/later/, /later/overview/]').redirects).toEqual([]);
  });

  it('cannot both be pages', () => {
    expect(resolve('spellings:\n  - [/guide/, /guide/one/]').problems).toEqual([
      '2 Both /guide/ and /guide/one/ are pages.',
    ]);
  });
});

describe('what moved', () => {
  it('leads to the new place, over a spelling too', () => {
    expect(
      resolve(
        'spellings:\n  - [/guide/, /guide/overview/]\nmoved:\n  /old/: /guide/overview/\n  /older/: /guide/one/#part',
      ).redirects,
    ).toEqual([
      '/x/guide/overview/ -> /x/guide/',
      '/x/old/ -> /x/guide/',
      '/x/older/ -> /x/guide/one/#part',
    ]);
  });

  it('may move again, wherever in the table', () => {
    expect(
      resolve(
        'moved:\n  /a/: /b/\n  /c/: /a/#start\n  /b/: /guide/#end\n  /round/: /trip/\n  /trip/: /round/',
      ),
    ).toEqual({
      redirects: ['/x/a/ -> /x/guide/', '/x/b/ -> /x/guide/#end', '/x/c/ -> /x/guide/#start'],
      movedAnchors: [],
      problems: [
        '5 /round/ redirects to /trip/, which is not a page.',
        '6 /trip/ redirects to /round/, which is not a page.',
      ],
    });
  });

  it('may be in any script, encoded or not', () => {
    expect(
      resolveRedirects(
        readRedirects('moved:\n  /ä b/: /中/\n  /%C3%BC/: /%E4%B8%AD/\n', 'r.yaml').table,
        [{ pathname: '/x/%E4%B8%AD/', anchors: [] }],
        base,
        'r.yaml',
      ).redirects,
    ).toEqual([
      { from: '/x/%C3%A4%20b/', to: '/x/%E4%B8%AD/' },
      { from: '/x/%C3%BC/', to: '/x/%E4%B8%AD/' },
    ]);
  });

  it('may be an anchor', () => {
    expect(
      resolve('moved:\n  /guide/#first: /guide/#start\n  /guide/#last: /guide/one/').movedAnchors,
    ).toEqual([
      { pathname: '/x/guide/', anchor: 'first', to: '/x/guide/#start' },
      { pathname: '/x/guide/', anchor: 'last', to: '/x/guide/one/' },
    ]);
  });

  it('must lead to something, and away from nothing that is there', () => {
    expect(
      resolve(
        'moved:\n  /a/: /guide/onee/\n  /b/: /guide/#stat\n  /guide/: /guide/one/\n  /guide/#start: /guide/one/\n  /none/#a: /guide/',
      ).problems,
    ).toEqual([
      '2 /a/ redirects to /guide/onee/, which is not a page.',
      '3 /guide/#stat points to an anchor that its page does not have.',
      '4 /guide/ redirects and is a page too.',
      '5 /guide/#start has moved and is still there.',
      '6 /none/ is not a page, so no link can reach its anchor.',
    ]);
  });
});

describe('addresses from before', () => {
  it('wait for their pages, and folders bring each page of theirs', () => {
    expect(
      resolve(
        'spellings:\n  - [/guide/one/, /guide/first/]\nlegacy:\n  /early/: /guide/one/\n  /earlier/: /later/\nfolders:\n  /docs/: /guide/',
      ).redirects,
    ).toEqual([
      '/x/docs/ -> /x/guide/',
      '/x/docs/first/ -> /x/guide/one/',
      '/x/docs/one/ -> /x/guide/one/',
      '/x/early/ -> /x/guide/one/',
      '/x/guide/first/ -> /x/guide/one/',
    ]);
  });
});

it('says where the table cannot be read', () => {
  const wrong = readRedirects(
    'spellings:\n  - [/a/]\n  - [/a, /b/]\nlegacy:\n  /a/#b: /c/\nfolders: no\nother: 1\n',
    'r.yaml',
  ).problems;
  expect(wrong.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '2 `spellings.0`: expected a pair.',
    '3 `spellings.1.0`: expected a path with a slash at each end.',
    '5 `legacy./a/#b`: expected a path with a slash at each end.',
    '6 `folders`: expected old and new paths.',
    '7 `other`: unknown key.',
  ]);
  expect(readRedirects('a: [', 'r.yaml').problems[0]?.what).toContain('Not valid YAML');
  const table = { spellings: [], moved: [], legacy: [], folders: [] };
  expect(readRedirects('', 'r.yaml')).toEqual({ table, problems: [] });
});

describe('the list of addresses', () => {
  const list = formatAddressList(
    [...pages, { pathname: '/x/', anchors: ['ä b', 'ä b', 'part-code-L12'] }],
    base,
  );

  it('comes back as it was written', () => {
    expect(parseAddressList(list).map(({ pathname, anchors }) => [pathname, ...anchors])).toEqual([
      ['/', 'ä b'],
      ['/guide/', 'end', 'start'],
      ['/guide/one/', 'part'],
    ]);
  });

  const gone = (
    redirects: { from: string; to: string }[],
    movedAnchors: { pathname: string; anchor: string; to: string }[] = [],
  ) =>
    vanishedAddresses(
      parseAddressList(list),
      [{ pathname: '/x/guide/', anchors: ['start', 'new'] }],
      { redirects, movedAnchors },
      base,
      'addresses.txt',
    ).map(({ what, fix }) => [what, fix]);

  it('names a lost path, with the line that fixes it', () => {
    expect(gone([{ from: '/x/', to: '/x/guide/' }])).toEqual([
      ['The anchor /guide/#end is gone.', expect.stringContaining('`/guide/#end: /new/place/`')],
      ['The page /guide/one/ is gone.', expect.stringContaining('npm run addresses')],
    ]);
  });

  it('is content with redirects', () => {
    expect(
      gone(
        [
          { from: '/x/', to: '/x/guide/' },
          { from: '/x/guide/one/', to: '/x/guide/' },
        ],
        [{ pathname: '/x/guide/', anchor: 'end', to: '/x/guide/#start' }],
      ),
    ).toEqual([]);
  });
});
