// cspell:disable -- joined and misspelled words are the point
import { expect, it } from 'vitest';
import { excerptOf, markMatches } from './markMatches';
import { parseQuery as parse, synonymTable } from './parseQuery';
import { suggestQueries } from './suggestQueries';
import { termsOf, termsOfTitle } from './terms';

const synonyms = synonymTable({ modal: ['dialog'], avatar: ['account'], 'mongo db': ['database'] });
const parseQuery = (query: string) => parse(query, synonyms);

const marked = (parts: ReturnType<typeof markMatches>) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

it('splits names at humps and punctuation, and keeps them whole', () => {
  expect(termsOf('DashboardLayout')).toEqual(['dashboard', 'layout', 'dashboardlayout']);
  expect(termsOf('use-dialogs')).toEqual(['use', 'dialog', 'usedialog']);
  expect(termsOf('theme.yml')).toEqual(['theme', 'yml', 'themeyml']);
  expect(termsOf('HTTPRequest')).toEqual(['http', 'request', 'httprequest']);
});

it('knows plurals and accents', () => {
  expect(termsOf('Queries boxes classes Café status')).toEqual([
    'query',
    'box',
    'class',
    'cafe',
    'status',
  ]);
});

it('joins the neighbors in a title', () => {
  expect(termsOfTitle('Dashboard Layout')).toContain('dashboardlayout');
});

it.each(['dashboardlayout', 'DashboardLayout', 'dashboard layout', '<DashboardLayout />'])(
  'reads %s as one name',
  (query) => {
    const { whole, terms } = parseQuery(query);
    expect(whole).toBe('dashboardlayout');
    expect(terms.map(({ term }) => term)).toContain('dashboardlayout');
  },
);

it('leaves stop words out, unless there is nothing else', () => {
  const wordsOf = (query: string) =>
    parseQuery(query)
      .terms.filter(({ weight }) => weight === 1)
      .map(({ term }) => term);
  expect(wordsOf('how do I add a logout button')).toEqual(['add', 'logout', 'button']);
  expect(wordsOf('what is it')).toEqual(['what', 'is', 'it']);
});

it('tries synonyms, which answer the same word with less weight', () => {
  const modal = parseQuery('open modal').terms.find(({ term }) => term === 'dialog');
  expect(modal).toMatchObject({ answers: [1] });
  expect(modal!.weight).toBeLessThan(1);
});

it.each(['MongoDB', 'mongo-db', 'mongo db', 'use mongodb'])('knows the synonyms of %s', (query) => {
  expect(parseQuery(query).terms.map(({ term }) => term)).toContain('database');
});

it('looks for a synonym by its words and as one word, with less weight', () => {
  const { terms } = parse('calendar', synonymTable({ calendar: ['date of the picker', 'date'] }));
  expect(terms).toEqual([
    { term: 'calendar', answers: [0], weight: 1, isLast: true },
    ...['date', 'picker', 'dateofthepicker'].map((term) => ({
      term,
      answers: [0],
      weight: 0.6,
      isLast: false,
    })),
  ]);
});

it('reads the first 24 words', () => {
  const words = Array.from({ length: 30 }, (_, place) => `word${place}`);
  const { terms } = parseQuery(words.join(' '));
  expect(new Set(terms.flatMap(({ answers }) => answers)).size).toBe(24);
});

it('takes one word with humps for a name', () => {
  const isName = (query: string) => parseQuery(query).isName;
  expect(['useDialogs', '<Crud.List />'].map(isName)).toEqual([true, true]);
  expect(['use dialogs', 'useDialogs api', 'Dialogs', 'use-dialogs'].map(isName)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('leaves the parts of a name without synonyms', () => {
  expect(parseQuery('ModalTitle').terms.map(({ term }) => term)).not.toContain('dialog');
});

it('joins the parts of a word, neighbors and the whole query, as titles are indexed', () => {
  const wordsOf = (query: string) => parseQuery(query).terms.map(({ term }) => term);
  expect(wordsOf('useLocalStorage in a test')).toContain('uselocalstorage');
  expect(wordsOf('dialogs provider')).toEqual(['dialog', 'provider', 'dialogsprovider']);
  expect(wordsOf('new sign in page')).toEqual([
    'new',
    'sign',
    'page',
    'newsign',
    'newsigninpage',
    'signin',
    'inpage',
  ]);
});

it('joins no stop words alone', () => {
  expect(parseQuery('how is crud').terms.map(({ term }) => term)).toEqual([
    'crud',
    'howiscrud',
    'iscrud',
  ]);
});

it('looks once for a word that is also a synonym of another one', () => {
  const dialog = parseQuery('modal dialog').terms.filter(({ term }) => term === 'dialog');
  expect(dialog).toEqual([{ term: 'dialog', answers: [1, 0], weight: 1, isLast: true }]);
});

it('knows what stands for the whole query', () => {
  expect(parseQuery('the avatar').synonymsOfWhole).toEqual(['account']);
  expect(parseQuery('avatar size').synonymsOfWhole).toEqual([]);
});

it('takes only a word without a space after it for unfinished', () => {
  const isLast = (query: string) =>
    parseQuery(query)
      .terms.filter((term) => term.isLast)
      .map(({ term }) => term);
  expect(isLast('page cont')).toEqual(['cont']);
  expect(isLast('page cont ')).toEqual([]);
});

it('marks words, and neighbors together', () => {
  const terms = new Set(['dashboard', 'layout', 'dialog']);
  expect(marked(markMatches('The DashboardLayout and its Dialogs', terms))).toBe(
    'The [DashboardLayout] and its [Dialogs]',
  );
  expect(marked(markMatches('A dashboard layout', terms))).toBe('A [dashboard layout]');
});

it('cuts an excerpt around the words, at spaces', () => {
  const text = `${'Something else entirely. '.repeat(10)}Open a dialog here. ${'And more. '.repeat(20)}`;
  const parts = marked(excerptOf(text, new Set(['dialog'])));
  expect(parts).toMatch(/^… .*\[dialog\].* …$/);
  expect(parts.length).toBeLessThan(180);
  expect(marked(excerptOf(text, new Set()))).toMatch(/^Something else/);
});

it('starts an excerpt shortly before the words, which are seen on a phone', () => {
  const text =
    'Use Toolpad with the App Router: a layout, pages on the server, and GitHub sign-in.';
  expect(marked(excerptOf(text, new Set(['github'])))).toBe('… server, and [GitHub] sign-in.');
  expect(marked(excerptOf(text, new Set(['toolpad'])))).toMatch(/^Use \[Toolpad\]/);
  expect(marked(excerptOf(text, new Set()))).toBe(text);
});

it('suggests titles and words that are spelled alike', () => {
  const titles = ['Crud', 'Page Container', 'Account'];
  expect(suggestQueries('crwd', titles)[0]).toBe('Crud');
  expect(suggestQueries('  ', titles)).toEqual([]);
});

// Of each text, words within it that a search finds.
it.each([
  ['这里是系统认证使用说明。', ['系统', '认证', '使用', '说明']],
  ['設定ファイルを読み込みます。', ['設定', 'ファイル', '読み込み']],
  ['データベースに接続する', ['データベース', 'ベース', '接続']],
  ['東京タワーのデータ', ['東京', 'タワー', 'データ']],
  ['คู่มือการใช้งานระบบยืนยันตัวตน', ['คู่มือ', 'ระบบ']],
  ['ＤａｓｈｂｏａｒｄＬａｙｏｕｔ ＡＢＣ', ['DashboardLayout', 'layout', 'abc']],
  ['데이터베이스에 연결', ['연결']],
  ['Настройка приложения', ['настройка']],
  ['إعدادُ التطبيق', ['إعداد']],
  ['Straße CAFÉ cafe\u0301s İstanbul ısı', ['strasse', 'cafe', 'istanbul', 'isi']],
  ['हिन्दी में', ['हिन्दी']],
])('finds words within %s', (text, words) => {
  const terms = termsOf(text);
  for (const word of words)
    for (const term of termsOf(word))
      expect(terms.filter((other) => other.startsWith(term))).not.toEqual([]);
});

it('marks a word within text without spaces', () => {
  expect(marked(markMatches('这里是系统认证', new Set(termsOf('系统'))))).toBe('这里是[系统]认证');
});
