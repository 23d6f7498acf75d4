import { expect, it } from 'vitest';
import { readMenu } from './readMenu';

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
  ['[\n{ "pathname": "/a/", }\n]', 2, 'The menu is not valid JSON: PropertyNameExpected.'],
  ['{}', 1, 'The menu is not a list.'],
  ['', 1, 'The menu is not valid JSON: ValueExpected.'],
  ['["/a/"]', 1, 'A menu entry is not an object.'],
  ['[\n{ "title": "A" }]', 2, 'A menu entry has no `pathname` that starts with a slash.'],
  ['[\n{ "pathname": "a" }]', 2, 'A menu entry has no `pathname` that starts with a slash.'],
  ['[{ "pathname": "/a/",\n "titel": "A" }]', 1, 'A menu entry has the unknown field `titel`.'],
  [
    '[{ "pathname": "/a/",\n "newFeature": "yes" }]',
    2,
    '`newFeature` of a menu entry is not of type boolean.',
  ],
  [
    '[{ "pathname": "/a/",\n "title": true }]',
    2,
    '`title` of a menu entry is not a string or false.',
  ],
  ['[{ "pathname": "/a/", "illustration": "Slider" }]', 1, 'There is no illustration `Slider`.'],
])('reports %j', (text, line, what) => {
  expect(read(text).problems).toMatchObject([
    {
      file: 'docs/core/pages.json',
      line,
      what,
      why: expect.any(String) as string,
      fix: expect.any(String) as string,
    },
  ]);
});
