import { createBrowserStorage } from '../../src/platform/storage/createBrowserStorage';

const storage = createBrowserStorage(window, 'localStorage');

/** A value in local storage. */
export const stored = (key: string) => storage.get(key);

/** Writes a value to local storage, as an earlier visit would. */
export const store = (key: string, text: string) => storage.set(key, text);

/** Writes from another document of the same origin, as another tab would. */
export function storeFromOtherTab(key: string, text: string) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  createBrowserStorage(frame.contentWindow!, 'localStorage').set(key, text);
  frame.remove();
}
