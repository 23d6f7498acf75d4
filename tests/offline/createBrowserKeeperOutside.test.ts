import { expect, it } from 'vitest';
import { createBrowserKeeperOutside } from '../../src/platform/createBrowserKeeperOutside';

const offer = '/toolpad/offline.json';
const never = new AbortController().signal;

interface Host {
  answer?: () => Response | Promise<Response>;
  /** What the cache rejects with. */
  full?: Error;
  storage?: Partial<StorageManager>;
}

/** A window with caches of which each holds texts by key. */
function browserWith(
  { answer = () => new Response('new'), full, storage }: Host = {},
  held: Record<string, Record<string, string>> = {},
) {
  const asked: [string, RequestInit | undefined][] = [];
  const match = (cache: Record<string, string> | undefined, key: string) =>
    cache?.[key] === undefined ? undefined : new Response(cache[key]);
  const caches = {
    keys: async () => Object.keys(held),
    match: async (key: string) =>
      Object.values(held)
        .map((cache) => match(cache, key))
        .find((found) => found !== undefined),
    delete: async (name: string) => delete held[name],
    open: async (name: string) => {
      const cache = (held[name] ??= {});
      return {
        keys: async () => Object.keys(cache).map((key) => ({ url: `https://mui.com${key}` })),
        delete: async (key: string) => delete cache[key],
        async put(key: string, response: Response) {
          if (full) throw full;
          cache[key] = await response.text();
        },
      };
    },
  };
  const fetch = async (address: string, init?: RequestInit) => {
    asked.push([address, init]);
    return answer();
  };
  const outside = createBrowserKeeperOutside(
    { caches, fetch, navigator: { storage } } as unknown as Window & typeof globalThis,
    offer,
  );
  return { outside, asked, held };
}

it('asks for pages anew, and for files that are named by their contents as the browser has them', async () => {
  const { outside, asked, held } = browserWith();
  await outside.store('kept', { address: '/toolpad/core/', revision: 'abc' }, never);
  await outside.store('kept', { address: '/toolpad/assets/a.js' }, never);
  expect(asked.map(([address, init]) => [address, init?.cache])).toEqual([
    ['/toolpad/core/', 'no-cache'],
    ['/toolpad/assets/a.js', 'force-cache'],
  ]);
  expect(held).toEqual({ kept: { '/toolpad/core/?abc': 'new', '/toolpad/assets/a.js': 'new' } });
});

it('takes what another cache has, if it is the same', async () => {
  const { outside, asked, held } = browserWith(
    {},
    { old: { '/toolpad/core/?abc': 'old', '/toolpad/two/?abc': 'old' } },
  );
  await outside.store('kept', { address: '/toolpad/core/', revision: 'abc' }, never);
  await outside.store('kept', { address: '/toolpad/two/', revision: 'def' }, never);
  expect(asked.map(([address]) => address)).toEqual(['/toolpad/two/']);
  expect(held['kept']).toEqual({ '/toolpad/core/?abc': 'old', '/toolpad/two/?def': 'new' });
});

const redirected = () =>
  Object.defineProperty(new Response('elsewhere'), 'redirected', { value: true });

it.each<[string, Host, string]>([
  ['no network', { answer: () => Promise.reject(new TypeError('Failed to fetch')) }, 'network'],
  ['a host that fails', { answer: () => new Response('', { status: 500 }) }, 'network'],
  ['a page that is gone', { answer: () => new Response('', { status: 404 }) }, 'replaced'],
  ['a page that is gone for good', { answer: () => new Response('', { status: 410 }) }, 'replaced'],
  ['a page that has moved', { answer: redirected }, 'replaced'],
  ['storage that is full', { full: new DOMException('Full', 'QuotaExceededError') }, 'space'],
  ['an answer that breaks off', { full: new TypeError('Network error') }, 'network'],
])('calls %s by its name', async (_what, host, reason) => {
  const { outside } = browserWith(host);
  await expect(outside.store('kept', { address: '/toolpad/core/' }, never)).rejects.toMatchObject({
    name: 'KeepError',
    reason,
  });
});

it.each<[string, Host]>([
  [
    'while it was asked for',
    { answer: () => Promise.reject(new DOMException('Stopped', 'AbortError')) },
  ],
  ['while it was stored', { full: new DOMException('Stopped', 'AbortError') }],
])('leaves what was stopped %s what it is', async (_when, host) => {
  await expect(
    browserWith(host).outside.store('kept', { address: '/toolpad/core/' }, never),
  ).rejects.toMatchObject({ name: 'AbortError' });
});

it('asks the host itself for the newest offer, past the worker', async () => {
  const { outside, asked } = browserWith({ answer: () => Response.json({ version: 'new' }) });
  expect(await outside.newestOffer(never)).toEqual({ version: 'new' });
  expect(await outside.offer()).toEqual({ version: 'new' });
  expect(asked.map(([address, init]) => [address, init?.cache])).toEqual([
    [`${offer}?newest`, 'no-store'],
    [offer, undefined],
  ]);
});

it('reads a list from where it is kept', async () => {
  const { outside, asked } = browserWith(
    {},
    { kept: { '/toolpad/assets/list.json?begun': '{"files":[]}' } },
  );
  expect(await outside.list('/toolpad/assets/list.json?begun', never)).toEqual({ files: [] });
  expect(asked).toEqual([]);
});

it('names, empties and removes caches', async () => {
  const { outside, held } = browserWith(
    {},
    { kept: { '/toolpad/core/?abc': 'old', '/toolpad/two/?abc': 'old' }, other: {} },
  );
  expect(await outside.keysOf('kept')).toEqual(['/toolpad/core/?abc', '/toolpad/two/?abc']);
  await outside.forget('kept', ['/toolpad/core/?abc']);
  await outside.drop('other');
  expect(held).toEqual({ kept: { '/toolpad/two/?abc': 'old' } });
  expect(await outside.cacheNames()).toEqual(['kept']);
});

it.each([
  [undefined, undefined],
  [{ estimate: async () => ({}) }, undefined],
  [{ estimate: async () => ({ quota: 10, usage: 4 }) }, 6],
  [{ estimate: async () => ({ quota: 10, usage: 14 }) }, 0],
])('with %o as storage, %s bytes are free', async (storage, free) => {
  expect(await browserWith(storage ? { storage } : {}).outside.free()).toBe(free);
});
