import type { AdVisibility, PollResult } from '../../src/domain/ads/adMachine';
import {
  type AdEnvironment,
  createBrowserAdEnvironment,
  watchClicks,
  probePlacement,
} from '../../src/platform/ads/createBrowserAdEnvironment';
import type { PagePresence } from '../../src/platform/page/pageLifecycle';
import { createMemoryStorage } from './createMemoryStorage';
import { thirdPartyAds, type Delivery } from './thirdPartyAds';

/** Plain data, so that a story can state it: `parameters: { platform: { ads: { userAgent: 'Googlebot' } } }`. */
export interface FakeAdOptions {
  userAgent?: string;
  /** Global Privacy Control or Do Not Track. */
  signaled?: boolean;
  /** Opt-out on the privacy page. */
  refused?: boolean;
  /** Initial state of the page. */
  presence?: PagePresence;
  /** Share of the box that is initially in view; by default what the window shows of it. */
  inView?: number;
  /** Whether the browser blocks third parties: no script runs, and the feed cannot be reached. */
  isBlocked?: boolean;
  /** Who answers requests: the test, or MSW in a story. */
  network?: 'fake' | 'real';
}

export interface FakeAdEnvironment extends AdEnvironment {
  /** All requests in order: `script …`, `feed …`, `image …`. */
  requests: string[];
  /** Runs the vendor's script, which inserts this into its host. */
  deliver(what: Delivery): void;
  /** Answers the oldest pending request to the feed; an error is a network failure. */
  answerFeed(answer: string | Error): void;
  /** Pending requests to the feed. */
  waitingFeeds(): number;
  /** Simulates a click on an element with this label; in a browser, click the element itself. */
  click(label: string): void;
  setPresence(presence: PagePresence): void;
  /** What of the box is in view now. */
  viewOf(element: HTMLElement): AdVisibility;
  /** A share of the box is in view now, from 0 to 1. */
  setInView(share: number): void;
}

/** What the window shows of an element. */
function viewInWindow(element: HTMLElement): AdVisibility {
  const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
  const area = width * height;
  const shown =
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) *
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  return { share: area > 0 ? shown / area : 0, area };
}

/** A fake `AdEnvironment`: nothing arrives unless the test delivers it. */
export function createFakeAdEnvironment(options: FakeAdOptions = {}): FakeAdEnvironment {
  const requests: string[] = [];
  const pageListeners = new Set<() => void>();
  const clickListeners = new Set<(label: string) => void>();
  const viewListeners = new Set<() => void>();
  const waiting: { resolve(text: string): void; reject(error: unknown): void }[] = [];
  const real =
    options.network === 'real'
      ? createBrowserAdEnvironment(window, createMemoryStorage())
      : undefined;
  const hasDocument = typeof document !== 'undefined';
  let presence = options.presence ?? 'shown';
  let inView = options.inView;
  const viewOf = (element: HTMLElement): AdVisibility => {
    if (inView === undefined && hasDocument) return viewInWindow(element);
    return { share: inView ?? 1, area: 100_000 };
  };
  let delivered: PollResult = 'none';
  let host: HTMLElement | undefined;

  return {
    requests,
    visitor: () => ({
      userAgent: options.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
      signaled: options.signaled ?? false,
      refused: options.refused ?? false,
      consented: false,
    }),
    page: {
      presence: () => presence,
      subscribe(listener) {
        pageListeners.add(listener);
        return () => void pageListeners.delete(listener);
      },
    },
    loadScript(element, address) {
      requests.push(`script ${address}`);
      if (options.isBlocked) return () => undefined;
      if (real) return real.loadScript(element, address);
      host = element;
      return () => {
        host = undefined;
        delivered = 'none';
        if (hasDocument) element.replaceChildren();
      };
    },
    // In a browser, the real probe inspects what a story's script has rendered.
    probe: () => (hasDocument ? probePlacement(document) : delivered),
    fetchText(address, signal) {
      requests.push(`feed ${address}`);
      if (options.isBlocked) return Promise.reject(new TypeError('Failed to fetch'));
      if (real) return real.fetchText(address, signal);
      return new Promise((resolve, reject) => {
        const entry = { resolve, reject };
        waiting.push(entry);
        signal.addEventListener('abort', () => {
          if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1);
          reject(signal.reason);
        });
      });
    },
    watchView(element, listener) {
      const look = () => listener(viewOf(element));
      viewListeners.add(look);
      if (hasDocument) document.addEventListener('scroll', look, true);
      look();
      return () => {
        viewListeners.delete(look);
        if (hasDocument) document.removeEventListener('scroll', look, true);
      };
    },
    viewOf,
    watchClicks(element, listener) {
      clickListeners.add(listener);
      const stop = hasDocument ? watchClicks(element, listener) : () => undefined;
      return () => {
        clickListeners.delete(listener);
        stop();
      };
    },
    sendBeacon(address) {
      requests.push(`image ${address}`);
      real?.sendBeacon(address);
    },
    deliver(what) {
      delivered = what === 'no-inventory' ? what : 'ad';
      if (hasDocument) host?.insertAdjacentHTML('beforeend', thirdPartyAds[what]);
    },
    answerFeed(answer) {
      const request = waiting.shift();
      if (answer instanceof Error) request?.reject(answer);
      else request?.resolve(answer);
    },
    waitingFeeds: () => waiting.length,
    click(label) {
      for (const listener of [...clickListeners]) listener(label);
    },
    setPresence(now) {
      presence = now;
      // Like an event target: listeners removed in the meantime are not called.
      for (const listener of [...pageListeners]) if (pageListeners.has(listener)) listener();
    },
    setInView(share) {
      inView = share;
      for (const look of [...viewListeners]) look();
    },
  };
}
