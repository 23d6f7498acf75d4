import type { AdReport } from '../ads/adReports';

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

interface EventRow<Parameters> {
  /** What the privacy page calls the event. */
  title: string;
  /** What distinguishes it there from other events of its name. */
  summary(parameters: Parameters): string;
}

const row = <Parameters>(
  title: string,
  summary: (parameters: Parameters) => string,
): EventRow<Parameters> => ({ title, summary });

const action = <Name extends string = string>(title: string) =>
  row<Action<Name>>(title, ({ eventAction, eventLabel }) => `${eventAction}: ${eventLabel}`);

/**
 * Every event: its name and parameters as the analytics property knows them, and its text on the privacy page. An event is
 * sent by `analytics.send` of the platform, by the code that handles what it reports.
 */
export const analyticsEvents = {
  /** A page is shown, also from the back-forward cache. */
  page_view: row<PageView>('Page shown', ({ page_title }) => page_title),
  /** The label names what the slot shows. */
  ad: action<AdReport['eventAction']>('Ad'),
  /** A vote below a page; the label is the path of the page. */
  feedback: action<'helpful' | 'not-helpful'>('Vote'),
  /** A tool of a demo; the label is the name of the demo. */
  demo: action<'expand' | 'copy' | 'link' | 'reset' | 'stackblitz' | 'download' | 'source'>(
    'Demo used',
  ),
  /** Code outside demos is copied by its button or by Ctrl+C; the label is the path of the page. */
  code: action<'copy-click' | 'copy-keyboard'>('Code copied'),
  /** A choice in the settings or in the color mode menu; the action is the value, the label the preference. */
  settings: action('Setting changed'),
  /** The link back to the top; the label is the path of the page. */
  docs: action<'click-back-to-top'>('Page used'),
  'web-vital': row<WebVital>('Speed measured', ({ metric }) => metric),
  'user-property': row<{ property: UserPropertyName; value: string }>(
    'Preference',
    ({ property, value }) => `${property}: ${value}`,
  ),
};

type Events = typeof analyticsEvents;
export type AnalyticsEventName = keyof Events;

export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { name: Name } & Parameters<Events[Name]['summary']>[0];
}[AnalyticsEventName];

/** An event and its time, in milliseconds since 1970. */
export interface TimedEvent {
  at: number;
  event: AnalyticsEvent;
}

/** The titles of all events, as texts of the interface. */
export const eventTitles = Object.fromEntries(
  Object.entries(analyticsEvents).map(([name, { title }]) => [`privacy.event.${name}`, title]),
) as { readonly [Name in AnalyticsEventName as `privacy.event.${Name}`]: string };

/** What distinguishes an event from others of its name; empty for an event that this version does not know. */
export function eventSummary(event: AnalyticsEvent): string {
  const known = analyticsEvents[event.name] as EventRow<AnalyticsEvent> | undefined;
  return known?.summary(event) ?? '';
}

/** The parameters of an event, as names and texts. */
export function eventDetails({ name: _, ...parameters }: AnalyticsEvent): [string, string][] {
  return Object.entries(parameters).map(([name, value]) => [name, String(value)]);
}
