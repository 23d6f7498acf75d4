import type { Unsubscribe } from '../Platform';

/** A page is `away` while it is prerendered or hidden, and `left` once the user has navigated away. */
export type PagePresence = 'shown' | 'away' | 'left';

export interface PageLifecycle {
  presence(): PagePresence;
  subscribe(listener: () => void): Unsubscribe;
}

/** The lifecycle of the page in a window. */
export function createPageLifecycle(window: Window): PageLifecycle {
  const document: PrerenderingDocument = window.document;
  let hasLeft = false;
  return {
    presence() {
      if (hasLeft) return 'left';
      return document.prerendering || document.visibilityState === 'hidden' ? 'away' : 'shown';
    },
    subscribe(listener) {
      const onHide = () => {
        hasLeft = true;
        listener();
      };
      const onShow = () => {
        hasLeft = false;
        listener();
      };
      const ended = new AbortController();
      const { signal } = ended;
      window.addEventListener('pagehide', onHide, { signal });
      window.addEventListener('pageshow', onShow, { signal });
      document.addEventListener('visibilitychange', listener, { signal });
      document.addEventListener('prerenderingchange', listener, { signal });
      return () => ended.abort();
    },
  };
}

/** TypeScript's DOM types do not include prerendering yet. */
export interface PrerenderingDocument extends Document {
  /** Whether the page is prerendered and not activated yet. */
  prerendering?: boolean;
}

/** Calls back at once or, in a prerendered page, when it is activated. */
export function whenActivated(document: PrerenderingDocument, run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
