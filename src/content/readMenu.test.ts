import { expect, it } from 'vitest';
import { readMenu, folderMenu } from './readMenu';

const read = (text: string) =>
  readMenu(text, 'docs/core/pages.json', '/toolpad/core/', '/toolpad/');

it('reads entries and lists the leaves with their lines', () => {
  const { menu, problems } = read(
    '[\n  {\n    "pathname": "/a-group",\n    "title": "A",\n    "children": [\n      { "pathname": "/toolpad/core/x" },\n      { "pathname": "/core/y/", "newFeature": true, "title": false }\n    ]\n  }\n]',
  );
  expect(problems).toEqual([]);
  expect(menu.entries).toEqual([
    {
      pathname: '/a-group',
      title: 'A',
      children: [
        { pathname: '/toolpad/core/x' },
        { pathname: '/core/y/', newFeature: true, title: false },
      ],
    },
  ]);
  expect(menu.leaves).toEqual([
    { pathname: '/toolpad/core/x/', line: 6 },
    { pathname: '/toolpad/core/y/', line: 7 },
  ]);
});

it.each([
  ['[\n{ "pathname": "/a/", }\n]', '2: Not valid JSON: Expected double-quoted property name.'],
  ['{}', '1: Invalid input: expected array, received object.'],
  ['', '1: Not valid JSON: Unexpected end of JSON input.'],
  ['["/a/"]', '1: `0`: Invalid input: expected object, received string.'],
  ['[\n{ "title": "A" }]', '2: `0.pathname`: Invalid input: expected string, received undefined.'],
  ['[\n{ "pathname": "a" }]', '2: `0.pathname`: expected a path that starts with a slash.'],
  ['[{ "pathname": "/a/",\n "titel": "A" }]', '2: `0.titel`: unknown key.'],
  [
    '[{ "pathname": "/a/",\n "newFeature": "yes" }]',
    '2: `0.newFeature`: Invalid input: expected boolean, received string.',
  ],
  ['[{ "pathname": "/a/",\n "title": true }]', '2: `0.title`: expected a string or false.'],
  [
    '[{ "pathname": "/a/", "illustration": "Slider" }]',
    '1: `0.illustration`: there is no such illustration.',
  ],
])('reports %j', (text, problem) => {
  expect(read(text).problems.map(({ line, what }) => `${line}: ${what}`)).toEqual([problem]);
});

const page = (pathname: string, title: string, order?: number) => ({ pathname, title, order });

it('has a group for each folder, named as its page or the folder, and pages by order and title', () => {
  const { entries, leaves } = folderMenu(
    [
      page('/x/', 'Home'),
      page('/x/zoo/', 'Animals'),
      page('/x/guides/c/', 'C'),
      page('/x/guides/b/', 'B'),
      page('/x/guides/a/', 'Z', 1),
      page('/x/api/', 'Reference'),
      page('/x/api/deep/one/', 'One'),
    ],
    '/x/',
  );
  expect(entries).toEqual([
    { pathname: '/x/', title: 'Home' },
    { pathname: '/x/zoo/', title: 'Animals' },
    {
      pathname: '/x/guides-group',
      title: 'Guides',
      children: [
        { pathname: '/x/guides/a/', title: 'Z' },
        { pathname: '/x/guides/b/', title: 'B' },
        { pathname: '/x/guides/c/', title: 'C' },
      ],
    },
    {
      pathname: '/x/api-group',
      title: 'Reference',
      children: [
        { pathname: '/x/api/', title: 'Reference' },
        {
          pathname: '/x/api/deep-group',
          title: 'Deep',
          children: [{ pathname: '/x/api/deep/one/', title: 'One' }],
        },
      ],
    },
  ]);
  expect(leaves).toHaveLength(7);
});

it('has no group around everything', () => {
  const { entries } = folderMenu([page('/x/docs/api/a/', 'A'), page('/x/docs/b/', 'B')], '/x/');
  expect(entries.map(({ title }) => title)).toEqual(['B', 'Api']);
});
