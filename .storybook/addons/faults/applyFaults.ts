import { delay, http, HttpHandler, HttpResponse, type AnyHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { preferenceNames, preferenceTable } from '../../../src/domain/preferences/preferenceTable';
import { findUpdates } from '../../../stories/kit/UpdateStage';
import type { FakePlatform } from '../../../stories/kit/createFakePlatform';
import type { Faults } from './faultTable';

const answers = {
  error: () => new HttpResponse(null, { status: 503 }),
  slow: async () => {
    await delay('infinite');
    return HttpResponse.error();
  },
  malformed: () => new HttpResponse('<!doctype html>{"ads": [', { status: 200 }),
  offline: () => HttpResponse.error(),
} satisfies Record<
  Exclude<Faults['network'], 'ok'>,
  Extract<Parameters<typeof http.all>[1], (...args: never[]) => unknown>
>;

/** MSW whose answers fail: each handler that a story adds answers with the fault. */
export function withNetworkFault(msw: MswApi, fault: Faults['network']): MswApi {
  if (fault === 'ok') return msw;
  const faulty = (handler: AnyHandler) =>
    handler instanceof HttpHandler ? http.all(handler.info.path, answers[fault]) : handler;
  return {
    ...msw,
    use: (...handlers) => msw.use(...handlers.map(faulty)),
    resetHandlers: (...handlers) => msw.resetHandlers(...handlers),
  };
}

/** Another tab sets every preference to its last value: dark, right to left, dense, JavaScript… */
function otherTabWrites({ storage, cookies }: FakePlatform) {
  for (const name of preferenceNames) {
    const { place, key, values } = preferenceTable[name];
    const value = values.at(-1)!;
    // A tab that sets a cookie announces it in storage.
    if (place === 'cookie') cookies.set(key, value, 60);
    storage.writeFromOtherTab(key, value);
  }
}

/** Faults that happen once a story is on the page. */
export function happen(
  platform: FakePlatform,
  { otherTab, release }: Pick<Faults, 'otherTab' | 'release'>,
) {
  if (otherTab === 'writes') otherTabWrites(platform);
  if (release === 'published') findUpdates(platform)?.worker.arrives();
}
