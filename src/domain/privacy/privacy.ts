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

/** Signals with which a user opts out of tracking. */
export interface PrivacySignals {
  globalPrivacyControl: boolean;
  doNotTrack: boolean;
  /** By the switch on the privacy page. */
  refused: boolean;
}

/** Whether any signal is set. */
export const asksForPrivacy = ({
  globalPrivacyControl,
  doNotTrack,
  refused,
}: PrivacySignals): boolean => globalPrivacyControl || doNotTrack || refused;

/** Local storage key of the opt-out, whose value is `off`. */
export const refusalKey = 'docs-tracking';
export const refusal = 'off';
