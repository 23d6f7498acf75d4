// cspell:disable -- words of many languages
import fc from 'fast-check';
import { fuzzCheck, type FuzzSubject } from '../../../scripts/fuzz/FuzzSubject';
import { createSearchEngine } from '../../../src/app/search/createSearchEngine';
import type { SearchEntry, SearchPage } from '../../../src/domain/search/SearchEngine';

const titles = [
  ['Dashboard Layout', 'Nested navigation', 'DashboardLayout', 'hideNavigation'],
  ['useDialogs', 'Confirm', '<Crud.List />', 'npm install @toolpad/core@0.13.0'],
  ['系统认证使用说明', '設定ファイル', 'データベースに接続する', 'คู่มือระบบ'],
  ['Café Straße', 'İstanbul', 'Настройка', 'إعدادُ', '데이터베이스', 'ＤＡＴＡ'],
  ['constructor', '__proto__', 'toString', 'C++', '🎉 Party', 'What is new in 0.13'],
];

const entryOf = (title: string, id: string): SearchEntry => ({
  kind: 'guide',
  id,
  title,
  text: `${title}, and how to use it with a data grid.`,
  words: 'createApp',
});

const pages = titles.map(([title = '', ...parts], number): SearchPage => ({
  href: `/docs/${number}/`,
  title,
  product: number < 3 ? 'Core' : 'Studio',
  hue: 'primary',
  trail: 'Guides',
  description: `About ${title}.`,
  weight: 1,
  entries: [entryOf('', ''), ...parts.map((part, place) => entryOf(part, `part-${place}`))],
}));

const addresses = new Set(
  pages.flatMap(({ href, entries }) => entries.map(({ id }) => (id ? `${href}#${id}` : href))),
);

const written = fc.constantFrom(...titles.flat());
const query = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '*',
    '"',
    'AND NOT',
    '\\',
    '\ud800',
  ),
  fc
    .array(fc.oneof(written, fc.string({ maxLength: 8 })), { maxLength: 40 })
    .map((words) => words.join(' ')),
  fc.string({ minLength: 1000, maxLength: 5000 }),
);

async function open() {
  const engine = await createSearchEngine({
    pages,
    products: [
      { name: 'Core', path: '/docs/0/', starters: [] },
      { name: 'Studio', path: '/docs/3/', starters: [] },
    ],
    synonyms: { constructor: ['party'], 'data base': ['データベース'] },
  });
  const from = fc.constantFrom(undefined, '/docs/0/', '/docs/3/', '/elsewhere/');
  return {
    checks: {
      'any query has an answer that leads to parts of the site': fuzzCheck(
        fc.tuple(query, from),
        async ([asked, page]) => {
          for (const { href, hits } of engine.search(asked, { from: page, limit: 99 }).groups)
            for (const address of [href, ...hits.map((hit) => hit.href)])
              if (!addresses.has(address)) throw new Error(`no such part: ${address}`);
        },
      ),
      'a title finds its page, whatever surrounds it': fuzzCheck(
        fc.tuple(fc.constantFrom(...pages), fc.constantFrom('', ' ', '  \n', '!', '"'), from),
        async ([{ title, href }, around, page]) => {
          const { groups } = engine.search(around + title + around, { from: page });
          if (groups[0]?.href !== href) throw new Error(`"${title}" finds ${groups[0]?.href}`);
        },
      ),
    },
    close: () => undefined,
  };
}

/** Whatever is typed, the search answers, and leads to what is there. */
export const subject: FuzzSubject = { runs: 10_000, open };
