import type { PageMoment } from '../../domain/offline/whyNotReload';
import type { Unsubscribe } from '../Platform';

/** A page that may have to be loaded again. */
export interface ReloadablePage {
  moment(): PageMoment;
  /** Loads it again; the browser keeps the scroll position. */
  reload(): void;
  /** Calls back when `moment` may have become better: the reader comes, or text goes. */
  subscribe(listener: () => void): Unsubscribe;
}
