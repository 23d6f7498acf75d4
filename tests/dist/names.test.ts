import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { defaultBase } from '../../scripts/defaultBase';
import { pagesWith, type ParsedPage } from './builtSite';

const core = `${defaultBase}core/`;

/** The text of the page's own entry in the menu, without its badge; undefined where it has none. */
function menuEntry(page: ParsedPage): string | undefined {
  const [entry] = page.all('a[aria-current=page]');
  return entry && toString(entry).replace(/New$/, '');
}

test('the menu entry, the heading and the title of a page of Core are the same', () => {
  const disagreeing = pagesWith((page) => {
    const entry = menuEntry(page);
    if (!page.address.startsWith(core) || entry === undefined) return false;
    const heading = page.text('h1');
    const [title] = page.text('head title').split(' - ');
    // In a menu of APIs, the name is enough.
    return (
      (title !== heading || ![heading, heading.replace(/ API$/, '')].includes(entry)) && [
        entry,
        heading,
        title,
      ]
    );
  });
  expect(disagreeing).toEqual([]);
});
