import type { Behavior } from './asOnPage';
import { followUpdates } from '../../src/app/offline/followUpdates';
import type { Platform } from '../../src/platform/Platform';
import { createFakeReloadablePage, type FakeReloadablePage } from './createFakeReloadablePage';
import { createFakeSiteWorker, type FakeSiteWorker } from './createFakeSiteWorker';

interface Updates {
  worker: FakeSiteWorker;
  page: FakeReloadablePage;
}

const all = new WeakMap<Platform, Updates>();

/** The fake service worker and page of a story. */
export const findUpdates = (platform: Platform): Updates | undefined => all.get(platform);

/** Follows new versions of the site as every page does, and shows what happened. */
export const attachUpdates: Behavior = (root, platform, signal) => {
  const [worker, page] = [createFakeSiteWorker({ isServing: true }), createFakeReloadablePage()];
  all.set(platform, { worker, page });
  const text = root.querySelector('textarea')!;
  const status = root.querySelector('[role="status"]')!;
  const show = () => {
    status.textContent =
      page.reloads > 0
        ? 'The page has reloaded with the new version.'
        : worker.isWaiting()
          ? 'A new version is waiting: the page has unsaved text.'
          : 'The page is current.';
  };
  const onInput = () => {
    page.becomes({ hasUnsavedText: text.value !== '' });
    show();
  };
  signal.addEventListener('abort', followUpdates(worker, page));
  signal.addEventListener('abort', worker.subscribe(show));
  text.addEventListener('input', onInput, { signal });
  show();
};

/** A page with something to lose. */
export const UpdateStage = () => (
  <article className="prose">
    <h1>New version</h1>
    <p>
      <label>
        A comment <textarea rows={2} />
      </label>
    </p>
    <p role="status" />
  </article>
);
