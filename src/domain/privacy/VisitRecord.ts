import type { TimedEvent } from '../analytics/AnalyticsEvent';

/** What left the browser during a visit: the pages of one tab. */
export interface VisitRecord {
  /** Oldest first. */
  events: TimedEvent[];
  /** Other hosts that pages asked for something, without their ports, in the order of the first request. */
  hosts: string[];
}

/** Key of the record in session storage, and name of the event on the window that says that it has grown. */
export const visitKey = 'docs-visit';

const isEvent = (value: unknown): value is TimedEvent => {
  const { at, event } = (value ?? {}) as Partial<TimedEvent>;
  return (
    typeof at === 'number' &&
    typeof event === 'object' &&
    event !== null &&
    typeof event.name === 'string'
  );
};

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

/** The record as it was stored; what cannot be read counts as nothing. */
export function parseVisitRecord(text: string | null): VisitRecord {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    stored = undefined;
  }
  const { events, hosts } = (stored ?? {}) as Partial<Record<keyof VisitRecord, unknown>>;
  return {
    events: listOf(events, isEvent),
    hosts: listOf(hosts, (host) => typeof host === 'string'),
  };
}
