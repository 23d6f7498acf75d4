import { expect, test } from 'vitest';
import { createBrowserStorage } from './createBrowserStorage';

/** A tab of a browser; a write is an event in the others. */
function openTab(tabs: EventTarget[], kept: Map<string, string>) {
  const tab = new EventTarget();
  tabs.push(tab);
  const tell = (key: string) => {
    for (const other of tabs)
      if (other !== tab)
        other.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: area }));
  };
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      tell(key);
    },
    removeItem: (key: string) => {
      kept.delete(key);
      tell(key);
    },
  };
  return Object.assign(tab, { document: new EventTarget(), localStorage: area });
}

test('asking whether storage keeps anything is no event in another tab', () => {
  const [tabs, kept]: [EventTarget[], Map<string, string>] = [[], new Map()];
  const [first, second] = [openTab(tabs, kept), openTab(tabs, kept)];
  // All tabs share one area.
  second.localStorage = first.localStorage;
  const [storage, other] = [first, second].map((tab) =>
    createBrowserStorage(tab as unknown as Window, 'localStorage'),
  );
  const heard: (string | null)[] = [];
  other!.subscribe((key) => heard.push(key));
  expect(storage!.keeps()).toBe(true);
  storage!.set('mode', 'dark');
  expect(heard).toEqual(['mode']);
});
