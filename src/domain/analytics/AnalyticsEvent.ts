import type { AdReport } from '../ads/adReports';

/** What is known about the page that a reader sees. Names are those of the analytics property. */
export interface PageView {
  page_title: string;
  /** Address without a language prefix and without its hash. */
  page_location: string;
  productId: string;
  productCategoryId: string;
}

/** What a reader chose or brings along, for all events after it. */
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

/** How fast a page was, as `web-vitals` measures it; the event has the name of the metric. */
export interface WebVital {
  metric_label: 'web-vital';
  value: number;
  metric_value: number;
  metric_delta: number;
  metric_id: string;
}

/** What a page tells about its use. Names, actions and labels are those of the analytics property. */
export type AnalyticsEvent =
  | ({ name: 'page_view' } & PageView)
  | ({ name: 'ad' } & AdReport)
  /** A vote on a page; the label is the page's address. */
  | { name: 'feedback'; eventAction: 'helpful' | 'not-helpful'; eventLabel: string }
  /** Use of a demo; the label is its name. */
  | {
      name: 'demo';
      eventAction: 'expand' | 'copy' | 'link' | 'reset' | 'stackblitz' | 'download' | 'source';
      eventLabel: string;
    }
  /** Code outside demos was copied; the label is the page's address. */
  | { name: 'code'; eventAction: 'copy-click'; eventLabel: string }
  | { name: 'settings'; eventAction: string; eventLabel: string }
  | { name: 'docs'; eventAction: 'click-back-to-top'; eventLabel: string }
  | ({ name: 'web-vital'; metric: string } & WebVital)
  | { name: 'user-property'; property: UserPropertyName; value: string };

/** An event and when it was, in milliseconds since 1970. */
export interface TimedEvent {
  at: number;
  event: AnalyticsEvent;
}
