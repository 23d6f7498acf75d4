import { isReference, pages } from './support/site';
import { expect, test } from './support/test';

/** Names in sentences, and names that code imports, with a link. */
const named = 'main :is(p, li, td) a:has(> code:only-child), main pre a:not([data-number])';

test('names of the packages in sentences and imports lead to where they are documented', async ({ page }) => {
  test.slow();
  const found = new Set<string>();
  for (const { address } of pages.filter((one) => !isReference(one.address))) {
    await page.goto(address);
    const links = await page.locator(named).evaluateAll((anchors) => anchors.map((anchor) => [anchor.getAttribute('href')!, anchor.textContent] as const));
    for (const [href, name] of links) if (isReference(href.split('#')[0]!)) found.add(`${name} ${href}`);
    await expect(page.locator(':is(h1, h2, h3, h4, summary, a a) a:has(> code:only-child)'), address).toHaveCount(0);
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
    await expect(page.locator(named).and(page.locator(`[href="${address}"]`)), address).toHaveCount(0);
  }
});
