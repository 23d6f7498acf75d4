import { delay, http, HttpHandler, HttpResponse, type AnyHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
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
export function withNetworkFault(msw: MswApi, fault: keyof typeof answers): MswApi {
  const faulty = (handler: AnyHandler) =>
    handler instanceof HttpHandler ? http.all(handler.info.path, answers[fault]) : handler;
  return {
    ...msw,
    use: (...handlers) => msw.use(...handlers.map(faulty)),
    resetHandlers: (...handlers) => msw.resetHandlers(...handlers),
  };
}
