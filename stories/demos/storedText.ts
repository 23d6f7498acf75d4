import { createBrowserStorage } from '../../src/platform/storage/createBrowserStorage';

const storage = createBrowserStorage(window, 'localStorage');

/** What stands in local storage, as text. */
export const stored = (key: string) => storage.get(key);

/** An earlier visit. */
export const store = (key: string, text: string) => storage.set(key, text);

/** Another document of the same origin writes: to this one it is what another tab is. */
export function storeFromOtherTab(key: string, text: string) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  createBrowserStorage(frame.contentWindow!, 'localStorage').set(key, text);
  frame.remove();
}
