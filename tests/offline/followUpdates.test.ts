import { expect, it } from 'vitest';
import { createFakeReloadablePage } from '../../stories/kit/createFakeReloadablePage';
import { createFakeSiteWorker } from '../../stories/kit/createFakeSiteWorker';
import { reloadPause, type ReloadContext } from '../../src/domain/offline/reloadBlocker';
import { followUpdates } from '../../src/app/offline/followUpdates';

function visit({
  isServing = true,
  ...start
}: Partial<ReloadContext> & { isServing?: boolean } = {}) {
  const [worker, page] = [createFakeSiteWorker({ isServing }), createFakeReloadablePage(start)];
  return { worker, page, stop: followUpdates(worker, page) };
}

it('ignores the first service worker and follows the next one', () => {
  const { worker, page } = visit({ isServing: false });
  worker.takesOver();
  expect(page.reloads).toBe(0);
  worker.arrives();
  expect(page.reloads).toBe(1);
});

it('reloads a visible page', () => {
  const { worker, page } = visit();
  worker.arrives();
  expect(page.reloads).toBe(1);
});

it.each([
  ['does not have focus', { isFocused: false }, { isFocused: true }],
  ['holds text', { hasUnsavedText: true }, { hasUnsavedText: false }],
  ['was reloaded just now', { isReload: true }, { age: reloadPause }],
])('keeps the old version for a page that %s, until that changes', (_what, before, after) => {
  const { worker, page } = visit(before);
  worker.arrives();
  expect([worker.isWaiting(), page.reloads]).toEqual([true, 0]);
  page.becomes(after);
  expect([worker.isWaiting(), page.reloads]).toEqual([false, 1]);
});

it('defers the reload when another tab has activated the new version', () => {
  const { worker, page } = visit({ hasUnsavedText: true });
  worker.takesOver();
  expect(page.reloads).toBe(0);
  page.becomes({ hasUnsavedText: false });
  expect(page.reloads).toBe(1);
});

it('stops following updates', () => {
  const { worker, page, stop } = visit();
  stop();
  worker.takesOver();
  expect(page.reloads).toBe(0);
});
