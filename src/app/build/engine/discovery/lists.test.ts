import { describe, expect, it } from 'vitest';
import { atomFeed, feedLength, listReleases, sitemap } from './listFiles';
import { parseLog, type ListedPage } from './listPages';
import { llmsText } from './llmsText';

const origin = 'https://example.test';
const settings = { name: 'Site', origin };

const page = (name: string, changed?: string): ListedPage => ({
  title: `${name} & <more>`,
  description: `About "${name}"`,
  pathname: `/x/${name}/`,
  product: 'Guide',
  ...(changed ? { changed } : {}),
});

describe('the dates of files', () => {
  it('are those of the newest commit that touched them, in one zone', () => {
    const log =
      '\x002026-11-20T12:00:00+02:00\na/page.mdx\nb.mdx\n\n\x002026-11-01T00:00:00Z\nb.mdx\nc d.mdx\n';
    expect([...parseLog(log)]).toEqual([
      ['a/page.mdx', '2026-11-20T10:00:00.000Z'],
      ['b.mdx', '2026-11-20T10:00:00.000Z'],
      ['c d.mdx', '2026-11-01T00:00:00.000Z'],
    ]);
  });

  it('are none without a log', () => {
    expect(parseLog('').size).toBe(0);
  });
});

it('adds the day of the last change to the sitemap, where it is known', () => {
  expect(sitemap([page('a', '2026-11-20T10:00:00.000Z'), page('b')], origin)).toContain(
    '<url><loc>https://example.test/x/a/</loc><lastmod>2026-11-20</lastmod></url>\n<url><loc>https://example.test/x/b/</loc></url>',
  );
});

describe('the feed', () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();

  it('lists the latest changes, newest first, up to a limit', () => {
    const feed = atomFeed(
      Array.from({ length: feedLength + 5 }, (_, index) => page(`p${index}`, day(index))),
      '/x/',
      { ...settings, statuses: ['It <rests>.', 'Both rest.'] },
    )!;
    const ids = [...feed.matchAll(/<entry>.*?<id>([^<]+)/g)].map(([, id]) => id);
    expect(ids).toHaveLength(feedLength);
    expect(ids.slice(0, 2)).toEqual(['p54', 'p53'].map((name) => `${origin}/x/${name}/`));
    expect(feed).toContain('<subtitle>It &#60;rests&#62;. Both rest.</subtitle>');
    expect(feed).toContain(`<updated>${day(54)}</updated>\n<entry>`);
    expect(feed).toContain('<title>p54 &#38; &#60;more&#62; - Guide</title>');
  });

  it('lists every release, however old', () => {
    const pages = Array.from({ length: feedLength }, (_, index) => page(`p${index}`, day(index)));
    const feed = atomFeed(pages, '/x/', settings, [
      { ...page('v1'), changed: '2020-01-01T00:00:00.000Z' },
    ])!;
    expect(feed.match(/<entry>/g)).toHaveLength(feedLength + 1);
    expect(feed.lastIndexOf('/x/v1/')).toBeGreaterThan(feed.lastIndexOf('/x/p0/'));
  });

  it('has the versions of Toolpad Core where their changes are listed', () => {
    const changes = { ...page('changes'), pathname: '/x/core/api/changes/' };
    const releases = listReleases('/x/', [changes]);
    expect(releases.map(({ pathname }) => pathname).slice(0, 2)).toEqual([
      '/x/core/api/changes/#new',
      '/x/core/api/changes/#version-0-12-0',
    ]);
    expect(releases[1]).toMatchObject({
      title: 'Version 0.12.0',
      description: 'Differences between 0.11.0 and 0.12.0.',
      changed: '2025-01-10T00:00:00.000Z',
    });
    expect(listReleases('/x/', [page('a')])).toEqual([]);
  });

  it('does not exist when no change dates or no origin are known', () => {
    expect(atomFeed([page('a')], '/x/', settings)).toBeUndefined();
    expect(atomFeed([page('a', day(1))], '/x/', { name: 'Site' })).toBeUndefined();
  });
});

const site = { name: 'Site', summary: 'What it is.', origin };
const productPages = [page('a'), { ...page('b'), product: 'Other' }, page('c')];

it('lists pages for AI tools by product', () => {
  expect(
    llmsText(
      {
        pages: productPages,
        fullTexts: [],
        records: [],
        statuses: ['It rests.'],
        remarks: ['It has a skill.'],
      },
      site,
    ),
  ).toBe(
    [
      '# Site\n\n> What it is.\n\nIt rests.\n\nIt has a skill.',
      '## Guide\n\n- [a & \\<more>](https://example.test/x/a/index.md): About "a"\n- [c & \\<more>](https://example.test/x/c/index.md): About "c"',
      '## Other\n\n- [b & \\<more>](https://example.test/x/b/index.md): About "b"\n',
    ].join('\n\n'),
  );
});

it('lists whole products first and records last', () => {
  const lists = {
    pages: [page('a')],
    fullTexts: [{ product: 'Guide', href: '/x/guide/llms-full.txt' }],
    records: [{ name: 'Thing', href: '/x/thing.json', description: 'One\nthing.' }],
    statuses: [],
    remarks: [],
  };
  const headings = llmsText(lists, site).match(/^(## .*|- .*)$/gm);
  expect(headings).toEqual([
    '## Complete documentation',
    '- [All pages of Guide](https://example.test/x/guide/llms-full.txt): The text of every page of Guide in one file.',
    '## Guide',
    '- [a & \\<more>](https://example.test/x/a/index.md): About "a"',
    '## Reference and design tokens as JSON',
    '- [Thing](https://example.test/x/thing.json): One thing.',
  ]);
});
