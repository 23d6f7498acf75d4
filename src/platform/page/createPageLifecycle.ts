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
      window.addEventListener('pagehide', onHide);
      window.addEventListener('pageshow', onShow);
      document.addEventListener('visibilitychange', listener);
      document.addEventListener('prerenderingchange', listener);
      return () => {
        window.removeEventListener('pagehide', onHide);
        window.removeEventListener('pageshow', onShow);
        document.removeEventListener('visibilitychange', listener);
        document.removeEventListener('prerenderingchange', listener);
      };
    },
  };
}
