import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AdCard } from '../../src/domain/ads/AdState';
import { adTable } from '../../src/domain/ads/adTable';
import { createFeedClient } from '../../src/platform/ads/createFeedClient';
import {
  createFakeAdEnvironment,
  type FakeAdOptions,
} from '../../stories/kit/createFakeAdEnvironment';
import { createManualClock } from '../../stories/kit/createManualClock';
import { feedEntry } from '../../stories/kit/feedEntry';
import { feedUrl } from '../../stories/kit/feedHandlers';

const good = JSON.stringify({ ads: [feedEntry, {}] });

function open(options: FakeAdOptions = {}, draw = 0.999_999) {
  const clock = createManualClock(0);
  const environment = createFakeAdEnvironment(options);
  const leave = new AbortController();
  const ask = createFeedClient({ clock, random: () => draw, ...environment });
  let result: AdCard | null | undefined;
  const asked = ask(feedUrl, leave.signal).then((card) => {
    result = card;
  });
  return { clock, environment, leave, asked, result: () => result };
}

type Client = ReturnType<typeof open>;

const fail = async ({ clock, environment }: Client) => {
  environment.answerFeed(new TypeError('Failed to fetch'));
  await clock.advance(0);
};

afterEach(() => {
  expect(unhandled).toEqual([]);
});
const unhandled: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));

test('sends one request when the response is valid', async () => {
  const client = open();
  await client.clock.advance(0);
  client.environment.answerFeed(good);
  await client.asked;
  expect(client.result()).toMatchObject({ name: 'Acme', link: 'https://feed.example/click' });
  expect(client.environment.requests).toEqual([`feed ${feedUrl}`]);
  expect(client.clock.pending()).toEqual([]);
});

test('tries 10 times with increasing delays, then resolves to no ad', async () => {
  const client = open();
  const waits: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    await client.clock.advance(0);
    expect(client.environment.requests).toHaveLength(tries);
    await fail(client);
    const wait = client.clock.pending()[0]?.dueIn;
    if (wait === undefined) break;
    waits.push(wait);
    await client.clock.advance(wait - 1);
    expect(client.environment.requests).toHaveLength(tries);
    await client.clock.advance(1);
  }
  await client.asked;
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 16000, 16000, 16000]);
  expect(client.result()).toBeNull();
  expect(client.environment.requests).toHaveLength(10);
});

test('can succeed on the 10th try', async () => {
  const client = open();
  await client.clock.advance(0);
  for (let tries = 1; tries < 10; tries += 1) {
    await fail(client);
    await client.clock.advance(16_000);
  }
  client.environment.answerFeed(good);
  await client.asked;
  expect(client.result()).not.toBeNull();
});

test('shortens a delay at random, to half at most', async () => {
  const client = open({}, 0);
  await client.clock.advance(0);
  await fail(client);
  expect(client.clock.pending()[0]?.dueIn).toBe(250);
});

test('times out at 5000 ms, not at 4999 ms', async () => {
  const client = open();
  await client.clock.advance(0);
  await client.clock.advance(4999);
  expect(client.environment.waitingFeeds()).toBe(1);
  await client.clock.advance(1);
  expect(client.environment.waitingFeeds()).toBe(0);
  await client.clock.advance(500);
  expect(client.environment.requests).toHaveLength(2);
});

describe('leaving the page', () => {
  test.each(['while the feed thinks', 'between two tries', 'before the page was shown'])(
    '%s ends the request',
    async (when) => {
      const client = open({ presence: when.startsWith('before') ? 'away' : 'shown' });
      await client.clock.advance(0);
      if (when.startsWith('between')) await fail(client);
      const before = client.environment.requests.length;
      client.leave.abort();
      await client.asked;
      expect(client.result()).toBeNull();
      expect(client.environment.waitingFeeds()).toBe(0);
      expect(client.clock.pending()).toEqual([]);
      await client.clock.advance(60_000);
      client.environment.setPresence('shown');
      await client.clock.advance(0);
      expect(client.environment.requests).toHaveLength(before);
    },
  );

  test.each(['shown', 'away'] as const)(
    'sends nothing when the user has already left a page that is %s',
    async (presence) => {
      const leave = new AbortController();
      leave.abort();
      const environment = createFakeAdEnvironment({ presence });
      expect(
        await createFeedClient({ clock: createManualClock(), random: () => 0, ...environment })(
          feedUrl,
          leave.signal,
        ),
      ).toBeNull();
      expect(environment.requests).toEqual([]);
    },
  );
});

test('waits until a prerendered page is activated, and resumes when a hidden page is shown', async () => {
  const client = open({ presence: 'away' });
  await client.clock.advance(60_000);
  expect(client.environment.requests).toEqual([]);
  client.environment.setPresence('away');
  client.environment.setPresence('shown');
  await client.clock.advance(0);
  expect(client.environment.requests).toHaveLength(1);
  await fail(client);
  client.environment.setPresence('away');
  await client.clock.advance(60_000);
  expect(client.environment.requests).toHaveLength(1);
  client.environment.setPresence('shown');
  await client.clock.advance(0);
  expect(client.environment.requests).toHaveLength(2);
});

test(
  'ignores 10,000 malformed responses without throwing or logging',
  { timeout: 60_000 },
  async () => {
    const logs = (['error', 'warn', 'log'] as const).map((level) => vi.spyOn(console, level));
    const page = createFakeAdEnvironment().page;
    // Delays between tries are skipped, so the request does not time out.
    const setTimeout = (run: () => void, milliseconds: number) => {
      if (milliseconds !== adTable.feed.timeout) queueMicrotask(run);
      return 0;
    };
    const clock = { ...createManualClock(0), setTimeout };
    let reads = 0;
    const texts = fc.sample(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((ads) => JSON.stringify({ ads })),
        fc.array(fc.jsonValue()).map((ads) => JSON.stringify({ ads })),
      ),
      10_000,
    );
    for (let start = 0; start < texts.length; start += 10) {
      const batch = texts.slice(start, start + 10);
      const fetchText = async () => {
        reads += 1;
        return batch.pop()!;
      };
      expect(
        await createFeedClient({ clock, random: () => 0, page, fetchText })(
          feedUrl,
          new AbortController().signal,
        ),
      ).toBeNull();
    }
    expect(reads).toBe(10_000);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  },
);
