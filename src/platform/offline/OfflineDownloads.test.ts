import { expect, it, vi } from 'vitest';
import { offlineManifestFile, type OfflineManifest } from '../../domain/offline/OfflineManifest';
import { downloadCache } from '../../domain/offline/siteCaches';
import { completeKey, openDownloads } from './OfflineDownloads';

const base = '/toolpad/';
const files = [
  { key: '/toolpad/one/?a', bytes: 10 },
  { key: '/toolpad/two/?a', bytes: 20 },
  { key: '/toolpad/assets/x.js', bytes: 70 },
];
const manifest = (build = 'new'): OfflineManifest => ({
  base,
  build,
  products: [
    { id: 'core', name: 'Core', pages: 2, bytes: 100, files },
    { id: 'studio', name: 'Studio', pages: 1, bytes: 0, files: [] },
  ],
});
const own = downloadCache(base, 'new', 'core');
const old = downloadCache(base, 'old', 'core');
const all = [...files.map(({ key }) => key), completeKey];

type Answer = () => Response | Promise<Response>;

/** A browser with caches, of which each holds keys. */
async function visit(
  held: Record<string, string[]> = {},
  full?: string,
  persist = vi.fn(async () => true),
) {
  const answers: Record<string, Answer> = {};
  const requests: [string, RequestInit | undefined][] = [];
  const update = vi.fn();
  const caches = {
    keys: async () => Object.keys(held),
    match: async (key: string, options?: { cacheName: string }) =>
      (options ? held[options.cacheName]! : Object.values(held).flat()).includes(key)
        ? new Response(key)
        : undefined,
    delete: async (name: string) => delete held[name],
    open: async (name: string) => {
      const keys = (held[name] ??= []);
      return {
        keys: async () => keys.map((key) => ({ url: `https://mui.com${key}` })),
        async put(key: string) {
          if (key === full) throw new DOMException('Full', 'QuotaExceededError');
          keys.push(key);
        },
      };
    },
  };
  const fetch = async (url: string, init?: RequestInit) => {
    requests.push([url, init]);
    return answers[url]?.() ?? Response.json(manifest());
  };
  const navigator = {
    serviceWorker: { getRegistration: async () => ({ update }) },
    storage: { persist },
  };
  const browser = { caches, fetch, navigator } as unknown as Window & typeof globalThis;
  const downloads = await openDownloads(browser, base + offlineManifestFile);
  return {
    downloads,
    answers,
    requests,
    held,
    update,
    persist,
    state: () => downloads.view()[0]!.state,
  };
}

it('downloads what is missing past the service worker, and shows progress', async () => {
  const { downloads, requests, held, state } = await visit({ [own]: [files[0]!.key] });
  expect(state()).toEqual({ kind: 'partial', bytes: 10 });
  const bytes: unknown[] = [];
  const unsubscribe = downloads.subscribe(() => bytes.push('bytes' in state() && state()));
  await Promise.all([downloads.download('core'), downloads.download('core')]);
  expect(bytes).toEqual([
    { kind: 'downloading', bytes: 10 },
    { kind: 'downloading', bytes: 30 },
    { kind: 'downloading', bytes: 100 },
    false,
  ]);
  expect(requests.slice(1).map(([url, init]) => [url, init?.cache])).toEqual([
    ['/toolpad/two/', 'no-cache'],
    ['/toolpad/assets/x.js', 'force-cache'],
    ['/toolpad/offline.json?newest', 'no-store'],
  ]);
  expect(held).toEqual({ [own]: all });
  expect(state()).toEqual({ kind: 'downloaded' });
  unsubscribe();
  await downloads.cancel('core');
  expect([state(), bytes.length]).toEqual([{ kind: 'downloaded' }, 4]);
});

it('asks for persistent storage when a download starts, and not before', async () => {
  const { downloads, persist } = await visit();
  expect(persist).not.toHaveBeenCalled();
  await downloads.download('core');
  expect(persist).toHaveBeenCalledTimes(1);
});

it('downloads where storage cannot be persistent', async () => {
  const { downloads, state } = await visit({}, undefined, vi.fn().mockRejectedValue(new Error()));
  await downloads.download('core');
  expect(state()).toEqual({ kind: 'downloaded' });
});

it('stops when it is canceled, and starts again at once', async () => {
  const { downloads, answers, state } = await visit();
  answers['/toolpad/two/'] = () => new Promise(() => undefined);
  const never = downloads.download('core');
  await vi.waitFor(() => expect(state()).toEqual({ kind: 'downloading', bytes: 80 }));
  await downloads.cancel('core');
  expect(state()).toEqual({ kind: 'partial', bytes: 80 });
  delete answers['/toolpad/two/'];
  await downloads.download('core');
  expect(state()).toEqual({ kind: 'downloaded' });
  void never;
});

it('is not complete when it is removed at the last moment', async () => {
  const { downloads, answers, held, state } = await visit();
  let removed: Promise<void> | undefined;
  answers['/toolpad/offline.json?newest'] = () => {
    removed = downloads.remove('core');
    return Response.json(manifest());
  };
  await downloads.download('core');
  await removed;
  expect([state(), held]).toEqual([{ kind: 'idle' }, {}]);
});

const redirected = () =>
  Object.defineProperty(new Response('elsewhere'), 'redirected', { value: true });

it.each<[string, Answer]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page that is gone', () => new Response('', { status: 404 })],
  ['a page that has moved', redirected],
])('fails with %s, and can be tried again', async (_what, answer) => {
  const { downloads, answers, state } = await visit();
  answers['/toolpad/two/'] = answer;
  await downloads.download('core');
  expect(state()).toEqual({ kind: 'failed', reason: 'network' });
  delete answers['/toolpad/two/'];
  await downloads.download('core');
  expect(state()).toEqual({ kind: 'downloaded' });
});

it('tells full storage from a failed network', async () => {
  const { downloads, state } = await visit({}, '/toolpad/two/?a');
  await downloads.download('core');
  expect(state()).toEqual({ kind: 'failed', reason: 'storage-full' });
});

it('is not complete, and looks for the update, when the host has another build by then', async () => {
  const { downloads, answers, held, update, state } = await visit();
  answers['/toolpad/offline.json?newest'] = () => Response.json(manifest('newer'));
  await downloads.download('core');
  expect(state()).toEqual({ kind: 'failed', reason: 'network' });
  expect(held[own]).not.toContain(completeKey);
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1));
});

it('refreshes a complete download of an earlier build with what is the same in it', async () => {
  const keys = ['/toolpad/one/?a', '/toolpad/two/?old', '/toolpad/assets/x.js', completeKey];
  const gone = downloadCache(base, 'old', 'gone');
  const { downloads, requests, held, state } = await visit({ [old]: keys, [gone]: [] });
  expect(state()).toEqual({ kind: 'partial', bytes: 80 });
  await downloads.refresh();
  expect(requests.slice(1).map(([url]) => url)).toEqual([
    '/toolpad/two/',
    '/toolpad/offline.json?newest',
  ]);
  expect(Object.keys(held)).toEqual([own]);
  expect(state()).toEqual({ kind: 'downloaded' });
});

it.each([[{ [old]: [files[0]!.key] }], [{ [own]: all }]])(
  'does not refresh what is partial or current',
  async (held) => {
    const { downloads, requests } = await visit(held);
    await downloads.refresh();
    expect(requests).toHaveLength(1);
  },
);

it('rejects where there is no manifest', async () => {
  const fetch = async () => new Response('', { status: 404 });
  await expect(
    openDownloads({ fetch } as unknown as Window & typeof globalThis, '/x/offline.json'),
  ).rejects.toThrow('/x/offline.json: status 404');
});
