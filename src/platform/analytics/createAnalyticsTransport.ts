import {
  type AnalyticsReceiver,
  googleTag,
  gtagCommand,
  type TimedEvent,
} from '../../domain/analytics/AnalyticsEvent';
import { withoutView } from '../../domain/preferences/viewParameters';
import type { AnalyticsTransport } from './createAnalyticsLink';
import type { ActivityRecorder } from '../privacy/createActivityLog';

type WindowWithTags = Window & { dataLayer?: unknown[] };

/** Google's library without automatic page views: ours include the product. It loads when it is first allowed to. */
function createTagTransport(
  window: WindowWithTags,
  { id, needsConsent }: Extract<AnalyticsReceiver, { kind: 'gtag' }>,
  log: ActivityRecorder,
): AnalyticsTransport {
  const layer = (window.dataLayer ??= []);
  // The library wants the `arguments` of a call and takes no array for one.
  const gtag = function gtag(..._command: unknown[]) {
    layer.push(arguments);
  };
  let allowed = false;
  let script: HTMLScriptElement | undefined;
  // Events stay queued until the library has loaded, which a blocker may prevent.
  let waiting: TimedEvent[] | undefined = [];
  const load = () => {
    gtag('js', new Date());
    const { href } = window.location;
    // Otherwise the library reports the URL of the window.
    if (withoutView(href) !== href) gtag('set', { page_location: withoutView(href) });
    gtag('config', id, { send_page_view: false });
    script = window.document.createElement('script');
    script.async = true;
    script.src = `${googleTag.library}/gtag/js?${new URLSearchParams({ id })}`;
    log.contacted(script.src);
    script.addEventListener('load', () => {
      log.sent(waiting ?? []);
      waiting = undefined;
    });
    window.document.head.append(script);
  };
  return {
    collects: false,
    allow(isAllowed) {
      if (isAllowed === allowed) return;
      allowed = isAllowed;
      // The library looks at this before it sends anything.
      Object.assign(window, { [`ga-disable-${id}`]: !isAllowed });
      if (needsConsent) {
        if (!script) gtag('consent', 'default', googleTag.consentDefaults);
        gtag('consent', 'update', { analytics_storage: isAllowed ? 'granted' : 'denied' });
      }
      if (!script) load();
    },
    send(events) {
      for (const { event } of events) gtag(...gtagCommand(event));
      if (waiting) waiting.push(...events);
      else log.sent(events);
    },
  };
}

/**
 * Whether the browser has taken a message; one without beacons takes none, and what a blocker puts
 * in their place may throw.
 */
function isTaken(window: Window, address: string, message: string): boolean {
  try {
    return window.navigator.sendBeacon(address, message);
  } catch {
    return false;
  }
}

/**
 * How events get to a receiver from a window.
 * @param log records what has been sent
 */
export function createAnalyticsTransport(
  window: Window,
  receiver: AnalyticsReceiver,
  log: ActivityRecorder,
): AnalyticsTransport {
  switch (receiver.kind) {
    case 'gtag':
      return createTagTransport(window, receiver, log);
    case 'beacon':
      // A text needs no question beforehand, which a page that is being left could not wait for.
      return {
        collects: true,
        send(events) {
          if (!isTaken(window, receiver.address, JSON.stringify(events))) return;
          log.contacted(receiver.address);
          log.sent(events);
        },
      };
    case 'console':
      return {
        collects: false,
        send: (events) =>
          events.forEach(({ event: { name, ...parameters } }) =>
            console.info(`analytics: ${name}`, parameters),
          ),
      };
  }
}
