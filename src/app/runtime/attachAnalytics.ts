import type { AnalyticsEvent } from '../../domain/analytics/AnalyticsEvent';
import type { AnalyticsReceiver } from '../../domain/analytics/AnalyticsReceiver';
import { analyticsEvent } from '../../platform/createBrowserPlatform';
import { createPageLifecycle } from '../../platform/page/createPageLifecycle';
import type { Platform } from '../../platform/Platform';
import { analyticsMeta } from '../document/headNames';
import { whenIdle } from './whenIdle';

/** With an analytics receiver: queues events until the code that sends them has loaded. */
export function attachAnalytics(document: Document, platform: Platform): void {
  const receiver = document.querySelector<HTMLMetaElement>(
    `meta[name="${analyticsMeta}"]`,
  )?.content;
  if (!receiver) return;
  const early: AnalyticsEvent[] = [];
  const keep = (event: Event) => early.push((event as CustomEvent<AnalyticsEvent>).detail);
  addEventListener(analyticsEvent, keep);
  whenIdle(platform.clock, () => {
    void import('../analytics/startAnalytics')
      .then((module) => {
        removeEventListener(analyticsEvent, keep);
        // Created here, in the page's main script: ads need it, too, and should wait for one file only.
        module.startAnalytics(
          window,
          JSON.parse(receiver) as AnalyticsReceiver,
          platform,
          createPageLifecycle(window),
          early,
        );
      })
      // The page is complete without it.
      .catch(() => undefined);
  });
}
