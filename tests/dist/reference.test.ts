import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { referenceJsonSchema, referenceSchema } from '../../src/reference/document/referenceDocument';
import { referencePages } from '../support/referencePages';
import { isReference } from '../support/site';
import { pages, pagesWith, servedSite } from './builtSite';

const site = servedSite();

test('the reference has exactly the listed pages', () => {
  const built = pages.map(({ address }) => address).filter(isReference);
  expect(built.sort()).toEqual([...referencePages].sort());
});

/** Linked names in sentences and in imports. */
const named = 'main :is(p, li, td) a:has(> code:only-child), main pre a:not([data-number])';

test('package names in sentences and imports link to their reference page', () => {
  const found = pages
    .filter(({ address }) => !isReference(address))
    .flatMap(({ all }) => all(named))
    .map((link) => `${toString(link)} ${String(link.properties.href)}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'useDialogs /toolpad/core/react-use-dialogs/api/',
      'AppProvider /toolpad/core/api/app-provider/',
      'DialogProps /toolpad/core/react-use-dialogs/api/#dialogprops',
      'CODEC_JSON /toolpad/core/react-persistent-state/use-local-storage-state-api/',
    ]),
  );
});

const inHeadings = ['h1', 'h2', 'h3', 'h4', 'summary']
  .map((part) => `${part} a > code:only-child`)
  .join();

test('package names are not links in headings or on their own page', () => {
  const inside = pagesWith(
    ({ address, all }) => !isReference(address) && all(inHeadings).length > 0,
  );
  expect(inside).toEqual([]);
  for (const own of ['/toolpad/core/api/account/', '/toolpad/core/react-use-dialogs/api/']) {
    const page = pages.find(({ address }) => address === own)!;
    const links = page.all(named).map(({ properties }) => properties.href);
    expect(links, own).not.toContain(own);
  }
});

test('the records are published as JSON with their schema, and each row is in a Markdown version', async () => {
  const document = referenceSchema.parse(
    await (await site.ask('/toolpad/core/api/index.json')).json(),
  );
  expect(await (await site.ask('/toolpad/core/api/schema.json')).json()).toEqual(
    JSON.parse(JSON.stringify(referenceJsonSchema())),
  );
  expect(
    [
      document.components,
      document.hooks,
      document.studio.components,
      document.studio.functions,
    ].map(({ length }) => length),
  ).toEqual([24, 5, 21, 5]);
  for (const { name, page, props } of document.components) {
    const text = await (await site.ask(`${page}index.md`)).text();
    for (const row of props) expect(text, `${name}.${row.name}`).toContain(`\`${row.name}\``);
  }
});
