import type { WorkerMessage } from '../../domain/offline/SiteFacts';
import type { Unsubscribe } from '../Platform';

/** The service worker of the site, as a page meets it. */
export interface SiteWorker {
  /** Whether it answers for this page. */
  isServing(): boolean;
  /** Starts it, or looks for another version. Rejects where the browser has none or does not allow it. */
  register(): Promise<void>;
  /** Whether another version is complete and waits until it may take over. */
  isWaiting(): boolean;
  /** Lets the one that waits take over. */
  takeOver(): void;
  /** Tells the one that is in charge, as soon as there is one. */
  tell(message: WorkerMessage): void;
  /** Calls back when another version waits, and when one has taken over. */
  subscribe(listener: (news: 'waiting' | 'taken-over') => void): Unsubscribe;
}
