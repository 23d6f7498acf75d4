import type { Unsubscribe } from '../Platform';

/** A page is `away` while it is prerendered or hidden, and `left` once the user has navigated away. */
export type PagePresence = 'shown' | 'away' | 'left';

export interface PageLifecycle {
  presence(): PagePresence;
  subscribe(listener: () => void): Unsubscribe;
}
