import type { WorkerMessage } from '../../domain/offline/SiteFacts';
import type { Unsubscribe } from '../Platform';

/** The site's service worker, as a page uses it. */
export interface SiteWorker {
  /** Whether it controls this page. */
  isServing(): boolean;
  /** Registers it, or checks for a new version. Rejects where service workers are unsupported or not allowed. */
  register(): Promise<void>;
  /** Whether a new version is installed and waiting. */
  isWaiting(): boolean;
  /** Activates the waiting version. */
  takeOver(): void;
  /** Posts a message to the active worker, as soon as there is one. */
  post(message: WorkerMessage): void;
  /** Calls back when a new version is waiting, and when one has taken over. */
  subscribe(listener: (news: 'waiting' | 'taken-over') => void): Unsubscribe;
}
