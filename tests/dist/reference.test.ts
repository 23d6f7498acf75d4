import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { importSize } from '../../src/app/build/reference/importSize';
import type { ImportSize } from '../../src/reference/records';
import {
  referenceJsonSchema,
  referenceSchema,
  type RecordDocument,
} from '../../src/reference/document/referenceDocument';
import { isReference } from '../support/referencePages';
import { pages, servedSite } from './builtSite';

const site = servedSite();

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

test('a row names the demos and pages whose code uses it', () => {
  const account = pages.find(({ address }) => address === '/toolpad/core/api/account/')!;
  const links = account.links('https://mui.com').map(({ pathname, hash }) => pathname + hash);
  expect(links).toContain('/toolpad/core/react-account/#AccountSlotProps');
  const dataSource = pages.find(({ address }) => address === '/toolpad/core/api/crud/')!;
  expect(dataSource.all('#datasource-getMany-uses li').map(toString)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Tutorial, line\s\d+$/)]),
  );
});

test('each name in code leads to a page whose record has what its card says', async () => {
  const hrefs = new Set(
    pages.flatMap(({ all }) => all('pre a[href^="/"]').map((link) => String(link.properties.href))),
  );
  expect(hrefs.size).toBeGreaterThan(150);
  const withoutFacts = [...hrefs].map(async (href) => {
    const [page = '', hash = ''] = href.split('#');
    const response = await site.ask(page.replace(/\/$/, '.json'));
    const record = response.ok ? await response.text() : '';
    const isWhole = hash === '' || hash === 'props' || hash === 'slots';
    return record && (isWhole || record.includes(`"anchor":"${hash}"`)) ? [] : [href];
  });
  expect((await Promise.all(withoutFacts)).flat()).toEqual([]);
});

test('the size of an import is in its record, and on both of its pages and in their Markdown versions', async () => {
  const api = '/toolpad/core/api/dashboard-layout/';
  const { record } = (await (await site.ask(`${api.slice(0, -1)}.json`)).json()) as RecordDocument;
  const text = importSize((record as { size: ImportSize }).size);
  for (const address of [api, '/toolpad/core/react-dashboard-layout/']) {
    expect(pages.find((page) => page.address === address)!.text('main')).toContain(text);
    expect(await (await site.ask(`${address}index.md`)).text()).toContain(text);
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
