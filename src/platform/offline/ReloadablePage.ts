import type { ReloadContext } from '../../domain/offline/reloadBlocker';
import type { Unsubscribe } from '../Platform';

/** A page that may need a reload. */
export interface ReloadablePage {
  getReloadContext(): ReloadContext;
  /** Reloads the page; the browser keeps the scroll position. */
  reload(): void;
  /** Calls back when a reload may have become possible: the page got focus, or a field was emptied. */
  subscribe(listener: () => void): Unsubscribe;
}
