/** Who is told about the use of the site; without one nobody is. */
export type AnalyticsReceiver =
  /** An address that takes events as JSON, sent with POST when a page is left. */
  | { kind: 'beacon'; address: string }
  /** A property of Google Analytics, by its measurement id. */
  | { kind: 'gtag'; id: string }
  /** The console of the browser, while the site is written. */
  | { kind: 'console' };
