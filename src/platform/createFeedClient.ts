import type { AdCard } from '../domain/ads/AdState';
import { adTable } from '../domain/ads/adTable';
import { feedWait } from '../domain/ads/feedWait';
import { readFeed } from '../domain/ads/readFeed';
import type { AdOutside } from './AdOutside';
import type { PageLife } from './PageLife';
import type { Clock } from './Platform';

interface Surroundings extends Pick<AdOutside, 'fetchText' | 'page'> {
  clock: Clock;
  random(): number;
}

/** Asks a feed for a card; `null` when there is none. Never rejects. */
export type FeedClient = (address: string, signal: AbortSignal) => Promise<AdCard | null>;

/** Resolves when `arrange` calls back, or when the signal says that nobody waits any more. */
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

async function untilShown(page: PageLife, signal: AbortSignal): Promise<void> {
  if (page.presence() === 'shown') return;
  await until(signal, (done) =>
    page.subscribe(() => {
      if (page.presence() === 'shown') done();
    }),
  );
}

/** A client that tries again after failures, waits longer each time, and rests while the page is not shown. */
export function createFeedClient({ clock, random, page, fetchText }: Surroundings): FeedClient {
  const sleep = (milliseconds: number, signal: AbortSignal) =>
    until(signal, (done) => {
      const timer = clock.setTimeout(done, milliseconds);
      return () => clock.clearTimeout(timer);
    });

  const ask = async (address: string, signal: AbortSignal) => {
    const patience = new AbortController();
    const ended = AbortSignal.any([signal, patience.signal]);
    const answer = fetchText(address, ended)
      .then(readFeed)
      .catch(() => null);
    const card = await Promise.race([answer, sleep(adTable.feed.timeout, ended)]);
    patience.abort();
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
