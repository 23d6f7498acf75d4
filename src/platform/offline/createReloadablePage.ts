import type { ReloadablePage } from './ReloadablePage';
import { watchText } from './watchText';

/** The page in a window. */
export function createReloadablePage(window: Window): ReloadablePage {
  const { document, performance } = window;
  const listeners = new Set<() => void>();
  const onBetter = () => listeners.forEach((listener) => listener());
  const hasUnsavedText = watchText(document, onBetter);
  window.addEventListener('focus', onBetter);
  document.addEventListener('visibilitychange', onBetter);
  return {
    getReloadContext: () => ({
      isFocused: document.visibilityState === 'visible' && document.hasFocus(),
      hasUnsavedText: hasUnsavedText(),
      isReload:
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
          ?.type === 'reload',
      age: performance.now(),
    }),
    reload: () => window.location.reload(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the server has a version of the page with another entry script; false without a readable response. */
export async function isReplaced({ document, location }: Window): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  const response = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true && !(await response.text()).includes(script);
}
