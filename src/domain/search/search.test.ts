// cspell:disable -- joined and misspelled words are the point
import { expect, it } from 'vitest';
import { excerptOf, markMatches } from './markMatches';
import { parseQuery as parse, phrasesOf } from './parseQuery';
import { suggestQueries } from './suggestQueries';
import { termsOf, termsOfTitle } from './terms';

const synonyms = phrasesOf({ modal: ['dialog'], avatar: ['account'] });
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

it('expects weak words of no page, unless there is nothing else', () => {
  const answersOf = (query: string, word: string) =>
    parseQuery(query).terms.find(({ term }) => term === word)!.answers;
  expect(answersOf('dialog without title', 'without')).toEqual([]);
  expect(answersOf('dialog without title', 'title')).toEqual([1]);
  expect(answersOf('without', 'without')).toEqual([0]);
});

it('tries synonyms, which answer the same word with less weight', () => {
  const modal = parseQuery('open modal').terms.find(({ term }) => term === 'dialog');
  expect(modal).toMatchObject({ answers: [1] });
  expect(modal!.weight).toBeLessThan(1);
});

it('joins the words that make up at least a third of the query', () => {
  const runsOf = (query: string) => parseQuery(query).runs.map(({ run }) => run);
  expect(runsOf('github sign in')).toEqual(['github', 'githubsign', 'sign', 'signin']);
  expect(runsOf('a button in the header of a page')).not.toContain('button');
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
