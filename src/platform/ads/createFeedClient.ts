import type { AdCard } from '../../domain/ads/AdState';
import { adTable } from '../../domain/ads/adTable';
import { readFeed, feedWait } from '../../domain/ads/readFeed';
import type { AdEnvironment } from './AdEnvironment';
import type { PageLifecycle } from '../page/PageLifecycle';
import type { Clock } from '../Platform';

interface Dependencies extends Pick<AdEnvironment, 'fetchText' | 'page'> {
  clock: Clock;
  random(): number;
}

/** Requests an ad from a feed; resolves with `null` when there is none. Never rejects. */
export type FeedClient = (address: string, signal: AbortSignal) => Promise<AdCard | null>;

/** Resolves when `arrange` calls back or the signal aborts. */
function until(signal: AbortSignal, arrange: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      undo();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const undo = arrange(done);
    signal.addEventListener('abort', done);
  });
}

async function untilShown(page: PageLifecycle, signal: AbortSignal): Promise<void> {
  if (page.presence() === 'shown') return;
  await until(signal, (done) =>
    page.subscribe(() => {
      if (page.presence() === 'shown') done();
    }),
  );
}

/** A feed client that retries with exponential backoff and pauses while the page is hidden. */
export function createFeedClient({ clock, random, page, fetchText }: Dependencies): FeedClient {
  const sleep = (milliseconds: number, signal: AbortSignal) =>
    until(signal, (done) => {
      const timer = clock.setTimeout(done, milliseconds);
      return () => clock.clearTimeout(timer);
    });

  const ask = async (address: string, signal: AbortSignal) => {
    const timeout = new AbortController();
    const ended = AbortSignal.any([signal, timeout.signal]);
    const answer = fetchText(address, ended)
      .then(readFeed)
      .catch(() => null);
    const card = await Promise.race([answer, sleep(adTable.feed.timeout, ended)]);
    timeout.abort();
    return card ?? null;
  };

  return async (address, signal) => {
    for (let failed = 0; failed < adTable.feed.maxTries; failed += 1) {
      if (failed > 0) await sleep(feedWait(failed, random()), signal);
      await untilShown(page, signal);
      if (signal.aborted) return null;
      const card = await ask(address, signal);
      if (signal.aborted) return null;
      if (card) return card;
    }
    return null;
  };
}
