import { expect, it } from 'vitest';
import { checkConventions } from './checkConventions';

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
