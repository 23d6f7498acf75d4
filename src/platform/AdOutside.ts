import type { AdSighting } from '../domain/ads/AdState';
import type { AdScript } from '../domain/ads/AdConfig';
import type { AdVisitor } from '../domain/ads/whyNoAd';
import type { PageLife } from './PageLife';
import type { Unsubscribe } from './Platform';

/** The outside world of the advertising slot, beyond what `Platform` has. */
export interface AdOutside {
  visitor(): AdVisitor;
  page: PageLife;
  /** Puts the vendor's script into `host`, unless the page has it already. Returns what takes it out again. */
  loadScript(host: HTMLElement, script: AdScript): () => void;
  /** Whether the page holds an ad of a third party that is not hidden by the reader's blocker. */
  look(): AdSighting;
  /** The text at an address, asked for with GET and without cookies. Rejects when the answer is not a good one. */
  fetchText(address: string, signal: AbortSignal): Promise<string>;
  /** Calls back when the element comes into view with the share that counts, and when it goes out again. */
  watchView(element: HTMLElement, listener: (isInView: boolean) => void): Unsubscribe;
  /** Calls back for each click inside the element, with the label that the nearest part around it has. */
  watchClicks(element: HTMLElement, listener: (label: string) => void): Unsubscribe;
  /** Asks for an image that nobody sees. */
  sendBeacon(address: string): void;
}
