import {
  type AnalyticsEvent,
  type PageView,
  type AnalyticsReceiver,
  analyticsTable,
  type UserProperties,
  type UserPropertyName,
} from '../../../domain/analytics/AnalyticsEvent';
import { darkSystemQuery } from '../../../domain/preferences/preferenceTable';
import { answerKey, isAllowed } from '../../../domain/privacy/PrivacySignals';
import { analyticsEvent } from '../../../platform/createBrowserPlatform';
import { withoutView } from '../../../domain/preferences/viewParameters';
import { createAnalyticsLink } from '../../../platform/analytics/createAnalyticsLink';
import { createAnalyticsTransport } from '../../../platform/analytics/createAnalyticsTransport';
import { createActivityLog, watchRequests } from '../../../platform/privacy/createActivityLog';
import { type PageLifecycle, whenActivated } from '../../../platform/page/pageLifecycle';
import type { Platform } from '../../../platform/Platform';
import { readPrivacySignals } from '../../../platform/privacy/readPrivacySignals';

/** Sends user properties: preferences and device features, all once, then each when it changes. */
function watchUserProperties(
  { preferences, media }: Pick<Platform, 'preferences' | 'media'>,
  window: Window,
  send: (event: AnalyticsEvent) => void,
): void {
  const sent = new Map<UserPropertyName, string>();
  const read = (): UserProperties => ({
    codeVariant: preferences.get('codeVariant'),
    codeStylingVariant: preferences.get('codeStyling'),
    userLanguage: window.document.documentElement.lang,
    devicePixelRatio: window.devicePixelRatio.toFixed(1),
    colorSchemeOS: media.matches(darkSystemQuery) ? 'dark' : 'light',
    colorScheme: preferences.colorScheme(),
  });
  const update = () => {
    for (const [property, value] of Object.entries(read()) as [UserPropertyName, string][]) {
      if (sent.get(property) === value) continue;
      sent.set(property, value);
      send({ name: 'user-property', property, value });
    }
  };
  // A query for the current resolution stops matching when the window moves to another screen.
  const watchResolution = () => {
    const stop = media.subscribe(`(resolution: ${window.devicePixelRatio}dppx)`, () => {
      stop();
      update();
      watchResolution();
    });
  };
  update();
  watchResolution();
  preferences.subscribe(update);
  media.subscribe(darkSystemQuery, update);
}

const metaOf = (document: Document, name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The page view event of a document. */
function readPageView(
  document: Document,
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
): PageView {
  return {
    page_title: document.title,
    page_location: withoutView(origin + pathname + search),
    productId: metaOf(document, 'mui:productId'),
    productCategoryId: metaOf(document, 'mui:productCategoryId'),
  };
}

/**
 * Sends analytics events of a page to a receiver, unless the user has opted out. Where it needs consent, sends what
 * happens from then on.
 * @param early events from before this code was loaded
 */
export function startAnalytics(
  window: Window & typeof globalThis,
  receiver: AnalyticsReceiver,
  platform: Platform,
  page: PageLifecycle,
  early: readonly AnalyticsEvent[],
): void {
  const { document, location } = window;
  const needsConsent = receiver.kind === 'gtag' && receiver.needsConsent;
  const maySend = () =>
    isAllowed(readPrivacySignals(window.navigator, platform.storage), needsConsent);
  if (!needsConsent && !maySend()) return;
  if (
    receiver.kind === 'console' &&
    new URLSearchParams(location.search).get('debug') !== 'analytics'
  )
    return;
  const log = createActivityLog(window, platform.session);
  const transport = createAnalyticsTransport(window, receiver, log);
  transport.allow?.(maySend());
  const { send } = createAnalyticsLink({
    transport,
    maySend,
    page,
    clock: platform.clock,
    pageView: () => ({ name: 'page_view', ...readPageView(document, location) }),
  });
  let hasProperties = false;
  const follow = () => {
    transport.allow?.(maySend());
    if (!maySend() || hasProperties) return;
    hasProperties = true;
    watchUserProperties(platform, window, send);
  };
  follow();
  window.addEventListener(answerKey, follow);
  platform.storage.subscribe(follow);
  watchRequests(window, log);
  early.forEach(send);
  window.addEventListener(analyticsEvent, (event) =>
    send((event as CustomEvent<AnalyticsEvent>).detail),
  );
  // Vitals are those of the whole page, so also of the time before the answer.
  if (!maySend()) return;
  // A prerendered page has a copy of session storage, which is discarded.
  // The page is complete without them.
  whenActivated(document, () => void watchVitals(platform, send).catch(() => undefined));
}

const drawKey = 'docs-web-vitals';

/** Whether this session is sampled: decided once, by its first page. */
function isMeasured({ session, random }: Pick<Platform, 'session' | 'random'>): boolean {
  const draw = session.get(drawKey) ?? (random() > analyticsTable.webVitalsShare ? 'off' : 'on');
  session.set(drawKey, draw);
  return draw === 'on';
}

/** Measures web vitals in sampled sessions, and loads the library only there. */
async function watchVitals(
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
