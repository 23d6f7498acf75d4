import type { AnalyticsEvent, TimedEvent } from '../../domain/analytics/AnalyticsEvent';
import { analyticsTable } from '../../domain/analytics/analyticsTable';
import type { PageLifecycle } from '../page/PageLifecycle';
import type { Clock, Unsubscribe } from '../Platform';

/** Takes events away. Must not throw: what cannot be told is lost. */
export interface AnalyticsTransport {
  /** Whether events wait for each other, to go together. */
  collects: boolean;
  send(events: readonly TimedEvent[]): void;
  /** The reader refuses: what the transport does by itself ends, too. */
  stop?(): void;
}

export interface AnalyticsLinkOptions {
  transport: AnalyticsTransport;
  page: PageLifecycle;
  clock: Pick<Clock, 'now'>;
  /** Whether the reader lets anything be told, asked whenever something is about to be. */
  mayTell: () => boolean;
  /** Describes the page that is shown; called once each time it is shown. */
  pageView: () => AnalyticsEvent;
}

/**
 * Carries events from a page to their receiver. A page that is prerendered or hidden tells nothing before it is shown;
 * collected events are sent when it is hidden. A page restored from the back-forward cache counts as shown again.
 */
export function createAnalyticsLink({
  transport,
  page,
  clock,
  mayTell,
  pageView,
}: AnalyticsLinkOptions): { tell(event: AnalyticsEvent): void; stop: Unsubscribe } {
  let waiting: TimedEvent[] = [];
  let isViewed = false;

  const flush = () => {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    if (mayTell()) transport.send(events);
  };
  const push = (event: AnalyticsEvent) => {
    if (waiting.length < analyticsTable.limit) waiting.push({ at: clock.now(), event });
  };
  const tell = (event: AnalyticsEvent) => {
    push(event);
    // What a page tells while it is hidden may be its last word.
    if (
      isViewed &&
      (!transport.collects || page.presence() !== 'shown' || waiting.length >= analyticsTable.batch)
    )
      flush();
  };
  const onLife = () => {
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
  onLife();
  return { tell, stop: page.subscribe(onLife) };
}
