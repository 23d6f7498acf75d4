import type { PageLifecycle } from './PageLifecycle';
import type { PrerenderingDocument } from './whenActivated';

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
