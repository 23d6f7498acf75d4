import type { AnalyticsEvent } from '../../src/domain/analytics/AnalyticsEvent';
import type { Analytics } from '../../src/platform/Platform';

export interface FakeAnalytics extends Analytics {
  /** What was sent so far, oldest first. */
  sent(): readonly AnalyticsEvent[];
  /** Calls a listener with each event from now on; returns a function that stops. */
  subscribe(listener: (event: AnalyticsEvent) => void): () => void;
}

export function createFakeAnalytics(): FakeAnalytics {
  const events: AnalyticsEvent[] = [];
  const listeners = new Set<(event: AnalyticsEvent) => void>();
  return {
    send(event) {
      events.push(event);
      listeners.forEach((listener) => listener(event));
    },
    sent: () => events,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
