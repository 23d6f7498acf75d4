import { expect, test } from '../support/test';

test('long reference pages fit 320 px with everything expanded', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
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
