// cspell:disable -- joined and misspelled words are the point
import { expect, it } from 'vitest';
import { idOf, partOf, shortId } from './SearchData';
import { excerptOf, highlight } from './highlight';
import { parseQuery } from './parseQuery';
import { Vocabulary } from './Vocabulary';
import { termsOf, termsOfTitle } from './terms';

const marked = (parts: ReturnType<typeof highlight>) =>
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

it('knows which part an item is in', () => {
  expect([0, 2, 3, 4, 5, 90].map((item) => partOf([0, 3, 5], item))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(partOf([0], 7)).toBe(0);
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
  expect(marked(highlight('The DashboardLayout and its Dialogs', terms))).toBe(
    'The [DashboardLayout] and its [Dialogs]',
  );
  expect(marked(highlight('A dashboard layout', terms))).toBe('A [dashboard layout]');
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
  const vocabulary = new Vocabulary();
  for (const title of ['Crud', 'Page Container', 'Account']) vocabulary.add(title);
  expect(vocabulary.nearest('crwd')[0]).toBe('Crud');
  expect(vocabulary.nearest('  ')).toEqual([]);
});

it.each([
  ['nested-navigation', 'Nested navigation', 0],
  ['from-012-to-013', 'From 0.12 to 0.13', 0],
  ['crud-prop-dataSource', 'dataSource', 'crud-prop-'],
  ['columns-1', 'Columns', 'columns-1'],
  ['', '', ''],
])('shortens the id %s of "%s" to %j, and restores it', (id, title, short) => {
  expect(shortId(id, title)).toBe(short);
  expect(idOf([0, shortId(id, title), title])).toBe(id);
});
