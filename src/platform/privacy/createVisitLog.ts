import type { TimedEvent } from '../../domain/analytics/AnalyticsEvent';
import { parseVisitRecord, visitKey, type VisitRecord } from '../../domain/privacy/VisitRecord';
import type { Platform } from '../Platform';
import { whenActivated } from '../page/whenActivated';

/** Writes down what leaves the browser, for the privacy page. */
export interface VisitLog {
  sent(events: readonly TimedEvent[]): void;
  /** Somebody is asked; an address of this site is not written down. */
  asked(address: string): void;
}

/** A log in session storage: it lasts as long as the tab, and nobody but the reader's browser sees it. */
export function createVisitLog(window: Window, session: Platform['session']): VisitLog {
  const write = (change: (record: VisitRecord) => void) => {
    const record = parseVisitRecord(session.get(visitKey));
    change(record);
    session.set(visitKey, JSON.stringify(record));
    window.dispatchEvent(new Event(visitKey));
  };
  return {
    sent: (events) => write((record) => record.events.push(...events)),
    asked(address) {
      const { protocol, hostname, origin } = new URL(address, window.location.href);
      if (!protocol.startsWith('http') || origin === window.location.origin) return;
      write((record) => record.hosts.includes(hostname) || record.hosts.push(hostname));
    },
  };
}

/**
 * Logs the hosts that a page contacts, from its start on; what a vendor's script asks for is seen by this alone. Where the
 * browser does not tell, the log knows what our own code asks for.
 */
export function watchRequests(window: Window & typeof globalThis, log: VisitLog): void {
  if (!('PerformanceObserver' in window)) return;
  const note = (entries: PerformanceObserverEntryList) =>
    entries.getEntries().forEach(({ name }) => log.asked(name));
  // The session storage of a page that is prerendered is a copy, which is thrown away.
  whenActivated(window.document, () =>
    new window.PerformanceObserver(note).observe({ type: 'resource', buffered: true }),
  );
}
