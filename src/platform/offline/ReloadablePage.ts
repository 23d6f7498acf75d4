import type { PageMoment } from '../../domain/offline/whyNotReload';
import type { Unsubscribe } from '../Platform';

/** A page that may need a reload. */
export interface ReloadablePage {
  moment(): PageMoment;
  /** Reloads the page; the browser keeps the scroll position. */
  reload(): void;
  /** Calls back when a reload may have become possible: the page got focus, or a field was emptied. */
  subscribe(listener: () => void): Unsubscribe;
}
