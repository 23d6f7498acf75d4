import { expect, it } from 'vitest';
import { createFakeReloadablePage } from '../../stories/kit/createFakeReloadablePage';
import { replacePage } from '../../src/app/offline/replacePage';

it('reloads a page that has a new version', async () => {
  const page = createFakeReloadablePage();
  await replacePage(page, async () => true);
  expect(page.reloads).toBe(1);
});

it('does not reload an unchanged page', async () => {
  const page = createFakeReloadablePage();
  await replacePage(page, async () => false);
  expect(page.reloads).toBe(0);
});

it('does not check for a new version when a reload is not allowed', async () => {
  const page = createFakeReloadablePage({ isReload: true });
  await replacePage(page, () => Promise.reject(new Error('asked')));
  expect(page.reloads).toBe(0);
});

it('does not reload when text was typed during the check', async () => {
  const page = createFakeReloadablePage();
  await replacePage(page, async () => {
    page.becomes({ hasUnsavedText: true });
    return true;
  });
  expect(page.reloads).toBe(0);
});
