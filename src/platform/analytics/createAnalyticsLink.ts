import {
  type AnalyticsEvent,
  type TimedEvent,
  analyticsTable,
} from '../../domain/analytics/AnalyticsEvent';
import type { PageLifecycle } from '../page/pageLifecycle';
import type { Clock, Unsubscribe } from '../Platform';

/** Sends events. Must not throw: events that cannot be sent are lost. */
export interface AnalyticsTransport {
  /** Whether events are sent in batches. */
  collects: boolean;
  send(events: readonly TimedEvent[]): void;
  /** Called before the first event, and when it changes: whether the transport may load and send anything. */
  allow?(isAllowed: boolean): void;
}

export interface AnalyticsLinkOptions {
  transport: AnalyticsTransport;
  page: PageLifecycle;
  clock: Pick<Clock, 'now'>;
  /** Whether events may be sent; called before each. */
  maySend: () => boolean;
  /** The page view event; called each time the page is shown. */
  pageView: () => AnalyticsEvent;
}

/**
 * Sends events of a page through a transport. A prerendered or hidden page sends nothing before it is shown;
 * collected events are sent when it is hidden. A page restored from the back-forward cache counts as shown again.
 */
export function createAnalyticsLink({
  transport,
  page,
  clock,
  maySend,
  pageView,
}: AnalyticsLinkOptions): { send(event: AnalyticsEvent): void; stop: Unsubscribe } {
  let waiting: TimedEvent[] = [];
  let isViewed = false;

  const flush = () => {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    if (maySend()) transport.send(events);
  };
  const push = (event: AnalyticsEvent) => {
    if (waiting.length < analyticsTable.limit) waiting.push({ at: clock.now(), event });
  };
  const send = (event: AnalyticsEvent) => {
    push(event);
    // Events of a hidden page may be its last ones.
    if (
      isViewed &&
      (!transport.collects || page.presence() !== 'shown' || waiting.length >= analyticsTable.batch)
    )
      flush();
  };
  const onLifecycle = () => {
    const presence = page.presence();
    if (presence === 'shown') {
      if (isViewed) return;
      isViewed = true;
      waiting.unshift({ at: clock.now(), event: pageView() });
      if (!transport.collects) flush();
    } else if (isViewed) {
      flush();
      if (presence === 'left') isViewed = false;
    }
  };
  onLifecycle();
  return { send, stop: page.subscribe(onLifecycle) };
}
