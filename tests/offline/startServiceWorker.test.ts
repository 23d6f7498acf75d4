import { expect, it } from 'vitest';
import { createFakeReloadablePage } from '../../stories/kit/createFakeReloadablePage';
import { createFakeSiteWorker } from '../../stories/kit/createFakeSiteWorker';
import { startServiceWorker } from '../../src/app/offline/registerServiceWorker';

const start = async (options: Parameters<typeof createFakeSiteWorker>[0]) => {
  const [worker, page] = [createFakeSiteWorker(options), createFakeReloadablePage()];
  await startServiceWorker(worker, page, () => ['/toolpad/']);
  return { worker, page };
};

it('sends the first service worker the URLs that the page has already loaded', async () => {
  expect((await start({})).worker.messages).toEqual([{ kind: 'shown', addresses: ['/toolpad/'] }]);
});

it('sends nothing to a service worker that served the page', async () => {
  expect((await start({ isServing: true })).worker.messages).toEqual([
    { kind: 'shown', addresses: [] },
  ]);
});

it('does nothing where service workers are not allowed', async () => {
  const { worker, page } = await start({ isRefused: true });
  worker.arrives();
  expect([worker.messages, page.reloads]).toEqual([[], 0]);
});
