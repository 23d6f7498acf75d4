import { expect, it } from 'vitest';
import { createFakeReloadablePage } from '../../stories/kit/createFakeReloadablePage';
import { createFakeSiteWorker } from '../../stories/kit/createFakeSiteWorker';
import { startServiceWorker } from '../../src/app/offline/registerServiceWorker';

const start = async (options: Parameters<typeof createFakeSiteWorker>[0]) => {
  const [worker, page] = [createFakeSiteWorker(options), createFakeReloadablePage()];
  await startServiceWorker(worker, page, () => ['/toolpad/']);
  return { worker, page };
};

it('tells the first worker what the page had loaded before', async () => {
  expect((await start({})).worker.messages).toEqual([{ kind: 'shown', addresses: ['/toolpad/'] }]);
});

it('has nothing to tell one that saw it all', async () => {
  expect((await start({ isServing: true })).worker.messages).toEqual([
    { kind: 'shown', addresses: [] },
  ]);
});

it('leaves the page alone where no worker is allowed', async () => {
  const { worker, page } = await start({ isRefused: true });
  worker.arrives();
  expect([worker.messages, page.reloads]).toEqual([[], 0]);
});
