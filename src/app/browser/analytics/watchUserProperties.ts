import type {
  AnalyticsEvent,
  UserProperties,
  UserPropertyName,
} from '../../../domain/analytics/AnalyticsEvent';
import { darkSystemQuery } from '../../../domain/preferences/preferenceTable';
import type { Platform } from '../../../platform/Platform';

/** Sends user properties: preferences and device features, all once, then each when it changes. */
export function watchUserProperties(
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
