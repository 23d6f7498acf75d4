import type { AnalyticsEvent } from '../../domain/analytics/AnalyticsEvent';
import { analyticsTable } from '../../domain/analytics/analyticsTable';
import type { Platform } from '../../platform/Platform';

const drawKey = 'docs-web-vitals';

/** Whether the pages of this session are measured: drawn once, by its first page. */
function isMeasured({ session, random }: Pick<Platform, 'session' | 'random'>): boolean {
  const draw = session.get(drawKey) ?? (random() > analyticsTable.webVitalsShare ? 'off' : 'on');
  session.set(drawKey, draw);
  return draw === 'on';
}

/** Measures how fast a page is in the few sessions that are drawn; the code for it is loaded only there. */
export async function watchVitals(
  platform: Pick<Platform, 'session' | 'random'>,
  tell: (event: AnalyticsEvent) => void,
): Promise<void> {
  if (!isMeasured(platform)) return;
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
