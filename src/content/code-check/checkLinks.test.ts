// cspell:ignore htps
import { expect, it } from 'vitest';
import { checkLinkForm, externalLinks, checkConventions } from './checkLinks';

const found = (text: string) => externalLinks('docs/a.mdx', text);

it('finds links to other sites in Markdown, HTML and components, with their lines', () => {
  const text = [
    '[in](/toolpad/) [out](https://a.example/)',
    '',
    '<LinkButton href="https://b.example/">B</LinkButton>',
    '',
    'Text [with][ref] a <a href="https://c.example/">link</a>.',
    '',
    '[ref]: mailto:docs@d.example',
  ].join('\n');
  expect(found(text).map(({ line, href }) => `${line} ${href}`)).toEqual([
    '1 https://a.example/',
    '3 https://b.example/',
    '5 https://c.example/',
    '7 mailto:docs@d.example',
  ]);
  expect(externalLinks('docs/a.md', '<a href="https://a.example/">A</a>')).toHaveLength(1);
});

it.each(['https://a.example/b?c=d#e', 'mailto:docs@a.example'])('accepts %s', (href) => {
  expect(checkLinkForm({ href, file: 'a.mdx', line: 1 })).toEqual([]);
});

it.each([
  ['http://a.example/', 'has the scheme http:'],
  ['htps://a.example/', 'has the scheme htps:'],
  ['//a.example/', 'is not a valid URL.'],
  ['https://a.example/ ', 'contains spaces.'],
  ['https://a', 'has no public host.'],
  ['https://', 'is not a valid URL.'],
])('reports "%s"', (href, what) => {
  expect(checkLinkForm({ href, file: 'a.mdx', line: 3 })).toMatchObject([
    { line: 3, what: expect.stringContaining(what) },
  ]);
});

it('asks for a description, and for paths in links', () => {
  const text = '[a](./a.md#b) [b](/core/a/) [c](https://a.example/b.md)';
  const whatOf = (page: string) =>
    checkConventions('docs/a.mdx', page).map(({ line, what }) => `${line}: ${what}`);
  expect(whatOf(`---\ntitle: T\n---\n\n${text}`)).toEqual([
    '1: The page has no description.',
    '5: The link ./a.md#b names a file.',
  ]);
  expect(whatOf('---\ndescription: D\n---\n\n[b](/core/a/)')).toEqual([]);
});
