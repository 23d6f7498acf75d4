import type { AdReport } from '../ads/adMachine';

/** The page that is shown. Names are those of the analytics property. */
export interface PageView {
  page_title: string;
  /** URL without a language prefix and without its hash. */
  page_location: string;
  productId: string;
  productCategoryId: string;
}

/** Preferences and properties of the browser, for all events after them. */
export interface UserProperties {
  codeVariant: string;
  codeStylingVariant: string;
  userLanguage: string;
  /** Device pixels to a CSS pixel, with one decimal. */
  devicePixelRatio: string;
  colorSchemeOS: string;
  colorScheme: string;
}

export type UserPropertyName = keyof UserProperties;

/** A metric of `web-vitals`; the event is sent under the name of the metric. */
interface WebVital {
  metric: string;
  metric_label: 'web-vital';
  value: number;
  metric_value: number;
  metric_delta: number;
  metric_id: string;
}

interface Action<Name extends string = string> {
  eventAction: Name;
  eventLabel: string;
}

/** Every event with its name and parameters. Sent with the platform's `analytics.send`. */
interface Events {
  /** A page is shown, also from the back/forward cache. */
  page_view: PageView;
  /** The label names what the slot shows. */
  ad: Action<AdReport['eventAction']>;
  /** A vote below a page; the label is the path of the page. */
  feedback: Action<'helpful' | 'not-helpful'>;
  /** A tool of a demo; the label is the name of the demo. */
  demo: Action<'expand' | 'copy' | 'link' | 'reset' | 'stackblitz' | 'download' | 'source'>;
  /** Code outside demos is copied by its button or by Ctrl+C; the label is the path of the page. */
  code: Action<'copy-click' | 'copy-keyboard'>;
  /** A choice in the settings or in the color mode menu; the action is the value, the label the preference. */
  settings: Action;
  /** The link back to the top; the label is the path of the page. */
  docs: Action<'click-back-to-top'>;
  'web-vital': WebVital;
  'user-property': { property: UserPropertyName; value: string };
}

export type AnalyticsEvent = {
  [Name in keyof Events]: { name: Name } & Events[Name];
}[keyof Events];

/** An event and its time, in milliseconds since 1970. */
export interface TimedEvent {
  at: number;
  event: AnalyticsEvent;
}
