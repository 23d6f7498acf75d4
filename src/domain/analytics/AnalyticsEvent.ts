import type { AdReport } from '../ads/adReports';

/** What a page tells about its use. Names, actions and labels are those of the analytics property. */
export type AnalyticsEvent =
  | ({ name: 'ad' } & AdReport)
  /** A vote on a page; the label is the page's address. */
  | { name: 'feedback'; eventAction: 'helpful' | 'not-helpful'; eventLabel: string };
