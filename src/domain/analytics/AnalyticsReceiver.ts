/** The receiver of analytics events; without one none are sent. */
export type AnalyticsReceiver =
  /** A URL that receives events as JSON, sent with POST when the user leaves a page. */
  | { kind: 'beacon'; address: string }
  /** A property of Google Analytics, by its measurement id. */
  | { kind: 'gtag'; id: string }
  /** The browser console, in development. */
  | { kind: 'console' };
