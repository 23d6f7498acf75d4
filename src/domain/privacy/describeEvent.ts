import type { AnalyticsEvent } from '../analytics/AnalyticsEvent';

/** What tells an event from others of its name. */
export function gistOf(event: AnalyticsEvent): string {
  switch (event.name) {
    case 'page_view':
      return event.page_title;
    case 'user-property':
      return `${event.property}: ${event.value}`;
    case 'web-vital':
      return event.metric;
    default:
      return `${event.eventAction}: ${event.eventLabel}`;
  }
}

/** All that an event says, as names and texts. */
export function detailsOf({ name: _, ...said }: AnalyticsEvent): [string, string][] {
  return Object.entries(said).map(([name, value]) => [name, String(value)]);
}
