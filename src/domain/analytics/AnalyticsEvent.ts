import type { AdReport } from '../ads/adMachine';
import type { SearchKind } from '../search/SearchEngine';

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
  /** The label names what the placement shows. */
  ad: Action<AdReport['eventAction']>;
  /** A vote below a page; the label is the path of the page. */
  feedback: Action<'helpful' | 'not-helpful'>;
  /** A tool of a demo or of a playground, which opens as well; the label is the name of the demo. */
  demo: Action<
    'open' | 'expand' | 'edit' | 'copy' | 'link' | 'reset' | 'stackblitz' | 'download' | 'source'
  >;
  /** Code outside demos is copied by its button or by Ctrl+C; the label is the path of the page. */
  code: Action<'copy-click' | 'copy-keyboard'>;
  /** The page is copied as Markdown, or a prompt that names it; the label is its path. */
  markdown: Action<'copy' | 'copy-prompt'>;
  /** The search, never what is typed: it opens on a page, a result is chosen, or a query finds nothing. */
  search:
    | Action<'open'>
    /** The label is the kind of the result, the rank its position in the list, from 1. */
    | { eventAction: 'choose'; eventLabel: SearchKind; rank: number }
    /** How many queries have found nothing since the search was opened. */
    | { eventAction: 'nothing-found'; count: number };
  /** A choice in the settings or in the color mode menu; the action is the value, the label the preference. */
  settings: Action;
  /** The theme editor; the label is the name of a sample theme, or empty. */
  theme: Action<'use' | 'default' | 'link' | 'sample'>;
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

/** The receiver of analytics events; without one none are sent. */
export type AnalyticsReceiver =
  /** A URL that receives events as JSON, sent with POST when the user leaves a page. */
  | { kind: 'beacon'; address: string }
  /** A property of Google Analytics, by its measurement id. If it needs consent, nothing is loaded before. */
  | { kind: 'gtag'; id: string; needsConsent: boolean }
  /** The browser console, in development. */
  | { kind: 'console' };

/** Constants of analytics. */
export const analyticsTable = {
  /** Share of sessions whose web vitals are measured: 99.99 % are not. */
  webVitalsShare: 0.0001,
  /** Events that a page collects before it sends them together. */
  batch: 20,
  /** Maximum number of events queued until sending is allowed; later ones are dropped. */
  limit: 100,
} as const;

/** Origins that Google's tag comes from and reports to, as its own documentation on content policies lists them. */
export const googleTag = {
  library: 'https://www.googletagmanager.com',
  /** Patterns of the origins that receive reports: of the main one and of its regional variants. */
  reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  /** What its consent mode starts with. The answer of a user grants the storage of analytics only. */
  consentDefaults: {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  },
} as const;

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

/** What the pages of one tab have sent and contacted. */
export interface ActivityLog {
  /** Oldest first. */
  events: TimedEvent[];
  /** Third-party hosts without their ports, in the order of the first request. */
  hosts: string[];
}

/** Key of the log in session storage, and name of the event that is dispatched on the window when it has grown. */
export const activityKey = 'docs-visit';

/** Reads a stored log; an empty one where it is invalid. */
export function parseActivityLog(text: string | null): ActivityLog {
  try {
    const { events, hosts } = JSON.parse(text ?? '') as ActivityLog;
    return {
      events: events.filter(({ at, event }) => typeof at === 'number' && event.name),
      hosts: hosts.filter((host) => typeof host === 'string'),
    };
  } catch {
    return { events: [], hosts: [] };
  }
}
