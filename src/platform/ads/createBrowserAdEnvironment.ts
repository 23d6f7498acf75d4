import type { AdVisitor } from '../../domain/ads/adConfig';
import { adTable, type AdVisibility, type PollResult } from '../../domain/ads/adMachine';
import { adVendor } from '../../domain/ads/adVendor';
import { type PageLifecycle, createPageLifecycle } from '../page/pageLifecycle';
import type { KeyValueStorage, Unsubscribe } from '../Platform';
import { readPrivacySignals } from '../privacy/readPrivacySignals';

/** What an ad needs from the browser beyond `Platform`. */
export interface AdEnvironment {
  visitor(): AdVisitor;
  page: PageLifecycle;
  /** Adds the vendor's script to `host`, unless the page has it already. Returns a function that removes it. */
  loadScript(host: HTMLElement, address: string): () => void;
  /** Whether the page holds a third-party ad that no ad blocker hides. */
  probe(): PollResult;
  /** The text at a URL, by GET without cookies. Rejects unless the response is ok. */
  fetchText(address: string, signal: AbortSignal): Promise<string>;
  /** Calls back at once and when a share of the element that counts enters or leaves the viewport. */
  watchView(element: HTMLElement, listener: (view: AdVisibility) => void): Unsubscribe;
  /** Calls back for each click inside the element, with the label of the nearest labelled ancestor. */
  watchClicks(element: HTMLElement, listener: (label: string) => void): Unsubscribe;
  /** Requests a tracking image. */
  sendBeacon(address: string): void;
}

/** A cosmetic filter keeps the element and removes its box. */
function hasBox(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether the document holds a visible third-party ad, or only the vendor's filler. */
export function probePlacement(document: Pick<Document, 'querySelectorAll'>): PollResult {
  const found = [...document.querySelectorAll(adVendor.shown)];
  if (found.some((element) => element.querySelector(adVendor.filler))) return 'no-inventory';
  return found.some(hasBox) ? 'ad' : 'none';
}

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

/** The browser's `AdEnvironment`. */
export function createBrowserAdEnvironment(
  window: Window & typeof globalThis,
  storage: Pick<KeyValueStorage, 'get'>,
): AdEnvironment {
  const { document, navigator } = window;
  // Without a reference an image may be collected before its request is sent.
  const beacons = new Set<HTMLImageElement>();

  return {
    visitor: () => ({
      userAgent: navigator.userAgent,
      ...readPrivacySignals(navigator, storage),
    }),
    page: createPageLifecycle(window),
    loadScript(host, address) {
      if (document.getElementById(adVendor.scriptId)) return () => undefined;
      const script = document.createElement('script');
      script.id = adVendor.scriptId;
      script.async = true;
      script.src = address;
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
      const { share, largeShare } = adTable.impression;
      const observer = new window.IntersectionObserver(
        (entries) => {
          const { intersectionRatio, boundingClientRect } = entries.at(-1)!;
          const { width, height } = boundingClientRect;
          listener({ share: intersectionRatio, area: width * height });
        },
        { threshold: [largeShare, share] },
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
