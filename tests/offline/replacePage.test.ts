import { expect, it } from 'vitest';
import { createFakeReloadablePage } from '../../stories/kit/createFakeReloadablePage';
import { replacePage } from '../../src/app/offline/replacePage';

it('loads a page again that there is another version of', async () => {
  const page = createFakeReloadablePage();
  await replacePage(page, async () => true);
  expect(page.reloads).toBe(1);
});

it('leaves a page alone that is still the same', async () => {
  const page = createFakeReloadablePage();
  await replacePage(page, async () => false);
  expect(page.reloads).toBe(0);
});

it('asks nobody about a page that may not be loaded again', async () => {
  const page = createFakeReloadablePage({ isReload: true });
  await replacePage(page, () => Promise.reject(new Error('asked')));
  expect(page.reloads).toBe(0);
});

it('loses no text that was typed while it asked', async () => {
  const page = createFakeReloadablePage();
  await replacePage(page, async () => {
    page.becomes({ hasUnsavedText: true });
    return true;
  });
  expect(page.reloads).toBe(0);
});
