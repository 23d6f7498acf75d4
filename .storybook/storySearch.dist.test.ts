import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultOutDir } from '../src/app/build/paths';
import { storySearch } from './addons/find/storySearch';
import { storyTextsFile, type StoryTexts } from './addons/find/storyTextsFile';
import type { Entry } from './docs/entries';

/** What people look for, and the stories of which one is right. */
type Query = [query: string, ...stories: string[]];

const queries: Query[] = [
  ['ad blocker', 'advertising-ad--blocked'],
  ['feed fails', 'advertising-ad-feed--all-tries-fail'],
  ['503', 'advertising-ad-feed--all-tries-fail'],
  ['nothing to sell', 'advertising-ad--no-inventory'],
  ['cookie banner', 'preferences-consentstrip--first-visit'],
  ['empty search', 'navigation-search--empty', 'navigation-search-without-results--nothing-near'],
  ['phone menu', 'shell-pageshell-layouts--phone-menu'],
  ['long title', 'navigation-nearestpages--long-title', 'content-linkcards--long-title'],
  ['right to left table', 'pages-every-mode--wide-tables'],
  [
    'copy failed',
    'code-and-demos-copybutton--denied',
    'code-and-demos-demoframe-tools--copy-denied',
  ],
];

/** Written before the search was tried, or after it was done. The score says what it is worth for words like these. */
const others: Query[] = [
  ['offline demo', 'feedback-and-errors-loadfailure--offline'],
  ['no javascript', 'code-and-demos-demoframe--no-script'],
  ['page not found', 'pages-not-found-page--desktop'],
  ['print tables', 'pages-wide-tables--printed'],
  ['keyboard toolbar', 'code-and-demos-demoframe-tools--toolbar'],
  ['dark mode switch', 'preferences-themetoggle--chooses-dark', 'preferences-themetoggle--dark'],
  ['infinite loop', 'code-and-demos-demoeditor--endless'],
  ['wrong password', 'demos-sign-in-page-interactions--error-wrong-password'],
  ['crawler', 'advertising-ad--bot'],
  ['warning box', 'content-callout--warning'],
  ['slow connection', 'navigation-search-while-it-loads--slow', 'advertising-ad--late-arrival'],
  ['low contrast', 'preferences-themeeditor--low-contrast'],
  [
    'do not track',
    'advertising-ad--global-privacy-control',
    'preferences-privacyreport--global-privacy-control',
    'preferences-consentstrip--global-privacy-control',
  ],
  ['broken image', 'advertising-ad-house--image-fails'],
  [
    'delete a row',
    'demos-crud-interactions--list-deleted',
    'demos-crud-interactions--basic-deleted',
  ],
  [
    'full storage',
    'preferences-themeeditor--storage-is-blocked',
    'preferences-consentstrip--blocked-storage',
    'code-and-demos-demoeditor--storage-blocked',
  ],
  ['moved heading', 'navigation-movedanchors--moved-hash'],
  ['zoom', 'preferences-consentstrip--zoomed'],
  ['syntax error', 'code-and-demos-demoeditor--syntax-error'],
  ['undo notification', 'demos-usenotifications-interactions--action-shown'],
  ['slow network ad', 'advertising-ad--late-arrival'],
  ['table of contents while scrolling', 'navigation-toc--follows-scroll'],
  [
    'no license',
    'demos-crud-interactions--data-grid-pro-without-license-key',
    'code-and-demos-demoframe--on-the-community-grid',
  ],
  ['thank you for the vote', 'feedback-and-errors-feedback--helpful'],
];

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(defaultOutDir, 'workbench', file), 'utf8'));
const { entries } = read('index.json') as { entries: Record<string, Entry> };
const texts = read(storyTextsFile) as StoryTexts;
const { search } = await storySearch(Object.values(entries), texts);

/** The first two hits, by their ids. */
const hitsOf = (query: string) =>
  search(query, { limit: 2 }).groups.map(({ href }) => href.slice(href.lastIndexOf('/') + 1));
const isFound = ([query, ...stories]: Query) => hitsOf(query).some((hit) => stories.includes(hit));

it('knows every story that these queries look for', () => {
  const wanted = [...queries, ...others].flatMap(([, ...stories]) => stories);
  expect(wanted.filter((id) => !(id in entries))).toEqual([]);
});

it.each(queries)('has the story of "%s" first or second', (query, ...stories) =>
  expect(hitsOf(query).filter((hit) => stories.includes(hit))).not.toEqual([]),
);

it('finds most of the others', () => {
  expect(others.filter((query) => !isFound(query)).length).toBeLessThanOrEqual(5);
});

it('finds the story of a demo by its URL on the site', () => {
  const url = 'http://localhost:4000/toolpad/core/react-account/?docs-mode=dark#AccountSwitcher';
  expect(hitsOf(url)[0]).toBe('demos-account-accountswitcher--as-opened');
});

it('finds nothing for a word of no story', () => expect(search('zzzz').count).toBe(0));
