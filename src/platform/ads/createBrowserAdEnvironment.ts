import { adTable } from '../../domain/ads/adTable';
import type { AdEnvironment } from './AdEnvironment';
import { createPageLifecycle } from '../page/createPageLifecycle';
import { probePlacement } from './probePlacement';
import type { KeyValueStorage, Unsubscribe } from '../Platform';
import { readVisitor } from './readVisitor';

/** Calls back for each click inside the element, with the nearest `data-ga-event-label`. */
export function watchClicks(element: HTMLElement, listener: (label: string) => void): Unsubscribe {
  const onClick = ({ target }: Event) => {
    const label = (target as Element).closest<HTMLElement>('[data-ga-event-label]')?.dataset
      .gaEventLabel;
    if (label) listener(label);
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}

/** By this id vendors find their own script. */
const scriptId = '_carbonads_js';

/** The browser's `AdEnvironment`. */
export function createBrowserAdEnvironment(
  window: Window & typeof globalThis,
  storage: Pick<KeyValueStorage, 'get'>,
): AdEnvironment {
  const { document } = window;
  // Without a reference an image may be collected before its request is sent.
  const beacons = new Set<HTMLImageElement>();

  return {
    visitor: () => readVisitor(window.navigator, storage),
    page: createPageLifecycle(window),
    loadScript(host, { src, serve, placement }) {
      if (document.getElementById(scriptId)) return () => undefined;
      const script = document.createElement('script');
      script.id = scriptId;
      script.async = true;
      script.src = `${src}?${new URLSearchParams({ serve, placement })}`;
      host.append(script);
      return () => host.replaceChildren();
    },
    probe: () => probePlacement(document),
    async fetchText(address, signal) {
      const response = await window.fetch(address, {
        credentials: 'omit',
        cache: 'no-store',
        signal,
      });
      if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
      return response.text();
    },
    watchView(element, listener) {
      // Without the observer an impression cannot be proven, so none is counted.
      if (!('IntersectionObserver' in window)) return () => undefined;
      const observer = new window.IntersectionObserver(
        (entries) => listener(entries.at(-1)!.intersectionRatio >= adTable.impression.share),
        { threshold: adTable.impression.share },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    watchClicks,
    sendBeacon(address) {
      const image = new window.Image();
      const forget = () => beacons.delete(image);
      beacons.add(image);
      image.addEventListener('load', forget);
      image.addEventListener('error', forget);
      image.referrerPolicy = 'strict-origin-when-cross-origin';
      image.src = address;
    },
  };
}
