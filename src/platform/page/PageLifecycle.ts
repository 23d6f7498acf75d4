import type { Unsubscribe } from '../Platform';

/** A page is `away` while it is prerendered or hidden, and `left` when the reader has gone on. */
export type PagePresence = 'shown' | 'away' | 'left';

export interface PageLifecycle {
  presence(): PagePresence;
  subscribe(listener: () => void): Unsubscribe;
}
