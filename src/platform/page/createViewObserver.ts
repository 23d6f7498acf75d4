/**
 * Calls back when an observed element enters or leaves the window. Browsers without `IntersectionObserver` (extensions
 * remove it) report each element as in view.
 */
export function createViewObserver(
  listener: (target: Element, isInView: boolean) => void,
  options: Pick<IntersectionObserverInit, 'rootMargin' | 'threshold'>,
): Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  if (!('IntersectionObserver' in globalThis))
    return {
      observe: (target) => listener(target, true),
      unobserve: () => undefined,
      disconnect: () => undefined,
    };
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listener(target, isIntersecting);
  }, options);
}
