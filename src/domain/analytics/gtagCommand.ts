import type { AnalyticsEvent } from './AnalyticsEvent';

/** The arguments of the `gtag` call for an event. */
export function gtagCommand(
  event: AnalyticsEvent,
): readonly [string, string, Readonly<Record<string, unknown>>] {
  switch (event.name) {
    case 'user-property':
      return ['set', 'user_properties', { [event.property]: event.value }];
    case 'web-vital': {
      const { name: _name, metric, ...parameters } = event;
      return ['event', metric, parameters];
    }
    default: {
      const { name, ...parameters } = event;
      return ['event', name, parameters];
    }
  }
}
