import { expect, it } from 'vitest';
import { createFakeReloadablePage } from '../../stories/kit/createFakeReloadablePage';
import { createFakeSiteWorker } from '../../stories/kit/createFakeSiteWorker';
import { reloadPause, type PageMoment } from '../../src/domain/offline/whyNotReload';
import { followUpdates } from '../../src/app/offline/followUpdates';

function visit({ isServing = true, ...start }: Partial<PageMoment> & { isServing?: boolean } = {}) {
  const [worker, page] = [createFakeSiteWorker({ isServing }), createFakeReloadablePage(start)];
  return { worker, page, stop: followUpdates(worker, page) };
}

it('does nothing about the first worker of all, and follows the next one', () => {
  const { worker, page } = visit({ isServing: false });
  worker.takesOver();
  expect(page.reloads).toBe(0);
  worker.arrives();
  expect(page.reloads).toBe(1);
});

it('loads a page again that is read', () => {
  const { worker, page } = visit();
  worker.arrives();
  expect(page.reloads).toBe(1);
});

it.each([
  ['nobody looks at', { isFocused: false }, { isFocused: true }],
  ['holds text', { hasUnsavedText: true }, { hasUnsavedText: false }],
  ['was loaded again just now', { isReload: true }, { age: reloadPause }],
])(
  'leaves the old version in charge of a page that %s, until that has changed',
  (_what, before, after) => {
    const { worker, page } = visit(before);
    worker.arrives();
    expect([worker.isWaiting(), page.reloads]).toEqual([true, 0]);
    page.becomes(after);
    expect([worker.isWaiting(), page.reloads]).toEqual([false, 1]);
  },
);

it('waits with the reload where another tab has let the new version in', () => {
  const { worker, page } = visit({ hasUnsavedText: true });
  worker.takesOver();
  expect(page.reloads).toBe(0);
  page.becomes({ hasUnsavedText: false });
  expect(page.reloads).toBe(1);
});

it('stops', () => {
  const { worker, page, stop } = visit();
  stop();
  worker.takesOver();
  expect(page.reloads).toBe(0);
});
