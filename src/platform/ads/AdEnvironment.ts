import type { PollResult } from '../../domain/ads/AdState';
import type { AdScript } from '../../domain/ads/AdConfig';
import type { AdVisitor } from '../../domain/ads/noAdReason';
import type { PageLifecycle } from '../page/PageLifecycle';
import type { Unsubscribe } from '../Platform';

/** What the ad slot needs from the browser beyond `Platform`. */
export interface AdEnvironment {
  visitor(): AdVisitor;
  page: PageLifecycle;
  /** Adds the vendor's script to `host`, unless the page has it already. Returns a function that removes it. */
  loadScript(host: HTMLElement, script: AdScript): () => void;
  /** Whether the page holds a third-party ad that no ad blocker hides. */
  probe(): PollResult;
  /** The text at a URL, by GET without cookies. Rejects unless the response is ok. */
  fetchText(address: string, signal: AbortSignal): Promise<string>;
  /** Calls back when the share of the element that counts enters or leaves the viewport. */
  watchView(element: HTMLElement, listener: (isInView: boolean) => void): Unsubscribe;
  /** Calls back for each click inside the element, with the label of the nearest labelled ancestor. */
  watchClicks(element: HTMLElement, listener: (label: string) => void): Unsubscribe;
  /** Requests a tracking image. */
  sendBeacon(address: string): void;
}
