import { describe, expect, it } from 'vitest';
import { folderMenu, readMenu } from './readMenu';
import { indexPages } from './indexPages';
import { emptyMeta } from './PageFile';
import type { PageMeta } from './PageRecord';

const page = (pathname: string): PageMeta => ({
  ...emptyMeta({ file: '', pathname }),
  title: `Title of ${pathname}`,
  description: `About ${pathname}`,
});

const children = [
  { pathname: '/x/guides/one/' },
  {
    pathname: '/x/guides/more-group',
    subheader: 'More & more',
    children: [{ pathname: '/x/guides/two/' }],
  },
];

function made(
  group: object,
  { redirected = [] as string[], pages = [] as string[], below = children as object[] } = {},
) {
  const text = JSON.stringify([
    { pathname: '/x/guides-group', title: 'Guides', ...group, children: below },
  ]);
  const { menu, problems } = readMenu(text, 'docs/core/pages.json', '/x/core/', '/x/', ['Button']);
  expect(problems).toEqual([]);
  return indexPages({
    menus: [menu],
    pages: ['/x/guides/one/', '/x/guides/two/', ...pages].map(page),
    illustrations: { Button: '<path></path>' },
    redirected: new Set(redirected),
    base: '/x/',
    siteName: 'Site',
  });
}

it('makes the front page of a site with one menu, unless there is one', () => {
  const front = (pages: string[]) =>
    indexPages({
      menus: [folderMenu(pages.map(page), '/x/')],
      pages: pages.map(page),
      illustrations: {},
      redirected: new Set(),
      base: '/x/',
      siteName: 'Site',
    }).records.map(({ meta: { pathname, title, links } }) => [pathname, title, links.length]);
  expect(front(['/x/one/', '/x/two/'])).toEqual([['/x/', 'Site', 2]]);
  expect(front(['/x/', '/x/one/'])).toEqual([]);
});

describe('a group without a page', () => {
  const { records, problems } = made({ description: 'All guides.' });

  it('gets one', () => {
    expect(problems).toEqual([]);
    expect(records.map(({ meta }) => meta)).toMatchObject([
      {
        file: 'core/pages.json',
        pathname: '/x/guides/',
        title: 'Guides',
        description: 'All guides.',
        layout: 'index',
        anchors: ['more--more'],
      },
    ]);
  });

  it('shows the illustrations of its pages on cards', () => {
    const withIllustration = [{ ...children[0], illustration: 'Button' }, ...children.slice(1)];
    const { records } = made({ description: 'All guides.' }, { below: withIllustration });
    expect(
      records[0]!.blocks.flatMap((block) =>
        block.kind === 'component' ? [[block.props, block.children]] : [],
      ),
    ).toMatchObject([
      [{ kind: 'small' }, [{ props: { illustration: '<path></path>' } }]],
      [{ kind: 'list' }, [{}]],
    ]);
  });

  it('lists its pages with their descriptions, below the headings of the menu', () => {
    expect(records[0]!.markdownVersion).toEqual([
      [
        '# Guides',
        'All guides.',
        '- [Title of /x/guides/one/](/x/guides/one/): About /x/guides/one/',
        '## More & more',
        '- [Title of /x/guides/two/](/x/guides/two/): About /x/guides/two/',
      ].join('\n\n'),
    ]);
    expect(records[0]!.blocks.map((block) => block.kind === 'html' && block.html)).toEqual([
      'Guides',
      'All guides.',
      false,
      expect.stringContaining('More &amp; more<a class="heading-anchor" href="#more--more"'),
      false,
    ]);
  });

  it('is described by the titles of its pages where the group has no description', () => {
    const described = made({});
    expect(described.problems).toEqual([]);
    expect(described.records[0]!.meta.description).toBe(
      'Title of /x/guides/one/, Title of /x/guides/two/',
    );
  });

  it('needs a description that fits', () => {
    expect(made({ description: 'a'.repeat(161) }).problems.map(({ what }) => what)).toEqual([
      'The description of the group has 161 characters, but at most 160 are allowed.',
    ]);
  });
});

describe.each([
  ['a page', { pages: ['/x/guides/'] }],
  ['a redirect', { redirected: ['/x/guides/'] }],
])('a group with %s', (_name, parts) => {
  it('gets no index page', () => {
    expect(made({}, parts)).toEqual({ records: [], problems: [] });
  });

  it('takes no description', () => {
    expect(made({ description: 'All.' }, parts).problems.map(({ what }) => what)).toEqual([
      'The group has a description, but /x/guides/ is not a generated index page.',
    ]);
  });
});
