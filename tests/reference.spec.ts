import { referenceJsonSchema, referenceSchema } from '../src/reference/document/referenceSchema';
import { referencePages } from './support/referencePages';
import { isReference, pages } from './support/site';
import { expect, test } from './support/test';

/** Names in sentences, and names that code imports, with a link. */
const named = 'main :is(p, li, td) a:has(> code:only-child), main pre a:not([data-number])';

test('names of the packages in sentences and imports lead to where they are documented', async ({
  page,
}) => {
  test.slow();
  const found = new Set<string>();
  for (const { address } of pages.filter((one) => !isReference(one.address))) {
    await page.goto(address);
    const links = await page
      .locator(named)
      .evaluateAll((anchors) =>
        anchors.map((anchor) => [anchor.getAttribute('href')!, anchor.textContent] as const),
      );
    for (const [href, name] of links)
      if (isReference(href.split('#')[0]!)) found.add(`${name} ${href}`);
    await expect(
      page.locator(':is(h1, h2, h3, h4, summary, a a) a:has(> code:only-child)'),
      address,
    ).toHaveCount(0);
  }
  expect([...found]).toEqual(
    expect.arrayContaining([
      'useDialogs /toolpad/core/react-use-dialogs/api/',
      'AppProvider /toolpad/core/api/app-provider/',
      'DialogProps /toolpad/core/react-use-dialogs/api/#dialogprops',
      'CODEC_JSON /toolpad/core/react-persistent-state/use-local-storage-state-api/',
    ]),
  );
  for (const href of new Set([...found].map((link) => link.slice(link.lastIndexOf(' ') + 1)))) {
    await page.goto('about:blank');
    const response = await page.goto(href);
    expect(response?.status(), href).toBe(200);
    if (href.includes('#')) await expect(page.locator(':target'), href).toHaveCount(1);
  }
});

test('a name is no link on the page of the thing itself', async ({ page }) => {
  for (const [address, name] of [
    ['/toolpad/core/api/account/', 'Account'],
    ['/toolpad/core/react-use-dialogs/api/', 'useDialogs'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.locator(named).and(page.locator(`[href="${address}"]`)), address).toHaveCount(
      0,
    );
  }
});

test('every link of a reference page into a page of the site, to a demo or a type, leads to a place that is there', () => {
  const html = new Map(pages.map((page) => [page.address, page.html]));
  const missing = referencePages.flatMap((address) => {
    const links = [...html.get(address)!.matchAll(/ href="(\/toolpad\/[^"#]*)?#([^"]+)"/g)].filter(
      ([, , hash]) => hash !== 'top',
    );
    expect(links.length, address).toBeGreaterThan(0);
    return links.flatMap(([, target = address, hash]) =>
      html.get(target)?.includes(` id="${hash}"`) ? [] : [`${address} -> ${target}#${hash}`],
    );
  });
  expect(missing).toEqual([]);
});

test('the records stand beside the pages as JSON, with their schema, and in the Markdown of each page', async ({
  request,
}) => {
  const document = referenceSchema.parse(
    await (await request.get('/toolpad/core/api/index.json')).json(),
  );
  expect(await (await request.get('/toolpad/core/api/schema.json')).json()).toEqual(
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
    const text = await (await request.get(`${page}index.md`)).text();
    for (const row of props) expect(text, `${name}.${row.name}`).toContain(`\`${row.name}\``);
  }
});

for (const view of ['table', 'expanded', 'collapsed']) {
  test(`long pages of the reference fit 320 px as ${view}, with all that folds unfolded`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(
      (stored) =>
        ['props', 'slots', 'classes'].forEach((kind) =>
          localStorage.setItem(`apiPage_${kind}`, stored),
        ),
      view,
    );
    for (const address of [
      '/toolpad/core/api/page-container/',
      '/toolpad/core/api/sign-in-button/',
      '/toolpad/core/react-use-dialogs/api/',
    ]) {
      await page.goto(address);
      const width = await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
          fold.open = true;
        return document.documentElement.scrollWidth;
      });
      expect(width, address).toBeLessThanOrEqual(320);
    }
  });
}
