// cspell:disable -- misspelled paths and words are the point
import { expect, it } from 'vitest';
import { missingTopicHref } from './queries';
import { queryOfPath } from '../navigation/nearestPages';
import { parseQuery } from './parseQuery';
import { suggestQueries } from './suggestQueries';

const queryOf = (path: string) => queryOfPath(path, '/toolpad/', ['core', 'studio']);

it.each([
  ['/toolpad/core/react-dashbord-layout/', 'dashbord layout'],
  ['/toolpad/studio/concepts/custom_functions.html', 'concepts custom functions'],
  ['/toolpad/core/api/use-dialogs', 'api use dialogs'],
  ['/elsewhere/page%20container', 'elsewhere page container'],
  ['/toolpad/core/dialogs/dialogs/', 'dialogs'],
  ['/toolpad/react/', 'react'],
  ['/toolpad/%E0%A4%A', 'E0 A4 A'],
  ['/toolpad/*?+(', ''],
  ['/toolpad/', ''],
])('reads the words of the path %s', (path, query) => {
  expect(queryOf(path)).toBe(query);
});

it('suggests nothing where nothing is spelled alike', () => {
  const titles = ['Dashboard Layout', 'Page Container', 'Crud'];
  expect(suggestQueries('dxshbxrdz', titles)).toEqual(['Dashboard']);
  expect(suggestQueries('qqqxxxzzz', titles)).toEqual([]);
  expect(suggestQueries('*?+(', titles)).toEqual([]);
});

it('suggests each word once, in the spelling of the first title', () => {
  expect(suggestQueries('dialoq', ['Dialogs', 'dialog', 'useDialogs'])).toEqual([
    'Dialogs',
    'useDialogs',
  ]);
});

it('takes a single letter for the start of a word', () => {
  expect(parseQuery('d', new Map()).terms).toEqual([
    { term: 'd', answers: [0], weight: 1, isLast: true },
  ]);
  expect(parseQuery('*?+(', new Map()).terms).toEqual([]);
});

it('fills an issue with the query and the page', () => {
  const { origin, pathname, searchParams } = new URL(
    missingTopicHref('https://github.com/some/docs', 'a & "b"', '/toolpad/'),
  );
  expect(origin + pathname).toBe('https://github.com/some/docs/issues/new');
  expect(searchParams.get('title')).toContain('a & "b"');
  expect(searchParams.get('body')).toContain('- Page: /toolpad/');
});
