import type { AnalyticsEvent } from '../../domain/analytics/AnalyticsEvent';
import { analyticsTable } from '../../domain/analytics/analyticsTable';

/** Measures how fast this page load is, if it is one of the few that are drawn; its code loads only then. */
export async function watchVitals(
  draw: number,
  tell: (event: AnalyticsEvent) => void,
): Promise<void> {
  if (draw > analyticsTable.webVitalsShare) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, delta, id }) =>
      tell({
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
