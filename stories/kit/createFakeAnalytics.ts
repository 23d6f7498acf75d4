import type { AnalyticsEvent } from '../../src/domain/analytics/AnalyticsEvent';
import type { Analytics } from '../../src/platform/Platform';

export interface FakeAnalytics extends Analytics {
  /** What was sent so far, oldest first. */
  sent(): readonly AnalyticsEvent[];
}

export function createFakeAnalytics(): FakeAnalytics {
  const events: AnalyticsEvent[] = [];
  return { send: (event) => void events.push(event), sent: () => events };
}
