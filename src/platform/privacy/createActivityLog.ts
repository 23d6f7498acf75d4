import {
  activityKey,
  parseActivityLog,
  type ActivityLog,
  type TimedEvent,
} from '../../domain/analytics/AnalyticsEvent';
import type { Platform } from '../Platform';
import { whenActivated } from '../page/pageLifecycle';

/** Records what leaves the browser, for the privacy page. */
export interface ActivityRecorder {
  sent(events: readonly TimedEvent[]): void;
  /** A URL of this site is not recorded. */
  contacted(url: string): void;
}

/** Records into session storage, which lasts as long as the tab and is not sent anywhere. */
export function createActivityLog(window: Window, session: Platform['session']): ActivityRecorder {
  const update = (change: (log: ActivityLog) => void) => {
    const log = parseActivityLog(session.get(activityKey));
    change(log);
    session.set(activityKey, JSON.stringify(log));
    window.dispatchEvent(new Event(activityKey));
  };
  return {
    sent: (events) => update((log) => log.events.push(...events)),
    contacted(url) {
      const { protocol, hostname, origin } = new URL(url, window.location.href);
      if (!protocol.startsWith('http') || origin === window.location.origin) return;
      update((log) => log.hosts.includes(hostname) || log.hosts.push(hostname));
    },
  };
}

/** Records all hosts that a page contacts, those of vendors' scripts included, where the browser reports them. */
export function watchRequests(window: Window & typeof globalThis, log: ActivityRecorder): void {
  if (!('PerformanceObserver' in window)) return;
  const record = (entries: PerformanceObserverEntryList) =>
    entries.getEntries().forEach(({ name }) => log.contacted(name));
  // The session storage of a prerendered page is a copy, which is thrown away.
  whenActivated(window.document, () =>
    new window.PerformanceObserver(record).observe({ type: 'resource', buffered: true }),
  );
}
