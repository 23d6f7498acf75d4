import type { TimedEvent } from '../analytics/AnalyticsEvent';

/** What the pages of one tab have sent and contacted. */
export interface ActivityLog {
  /** Oldest first. */
  events: TimedEvent[];
  /** Third-party hosts without their ports, in the order of the first request. */
  hosts: string[];
}

/** Key of the log in session storage, and name of the event that is dispatched on the window when it has grown. */
export const activityKey = 'docs-visit';

/** Reads a stored log; an empty one where it is invalid. */
export function parseActivityLog(text: string | null): ActivityLog {
  try {
    const { events, hosts } = JSON.parse(text ?? '') as ActivityLog;
    return {
      events: events.filter(({ at, event }) => typeof at === 'number' && event.name),
      hosts: hosts.filter((host) => typeof host === 'string'),
    };
  } catch {
    return { events: [], hosts: [] };
  }
}
