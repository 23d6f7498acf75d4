import type { AnalyticsEvent } from '../../domain/analytics/AnalyticsEvent';
import { analyticsTable } from '../../domain/analytics/analyticsTable';
import type { Platform } from '../../platform/Platform';

const drawKey = 'docs-web-vitals';

/** Whether this session is sampled: decided once, by its first page. */
function isMeasured({ session, random }: Pick<Platform, 'session' | 'random'>): boolean {
  const draw = session.get(drawKey) ?? (random() > analyticsTable.webVitalsShare ? 'off' : 'on');
  session.set(drawKey, draw);
  return draw === 'on';
}

/** Measures web vitals in sampled sessions, and loads the library only there. */
export async function watchVitals(
  platform: Pick<Platform, 'session' | 'random'>,
  send: (event: AnalyticsEvent) => void,
): Promise<void> {
  if (!isMeasured(platform)) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, delta, id }) =>
      send({
        name: 'web-vital',
        metric: name,
        metric_label: 'web-vital',
        value: delta,
        metric_value: value,
        metric_delta: delta,
        metric_id: id,
      }),
    );
  }
}
