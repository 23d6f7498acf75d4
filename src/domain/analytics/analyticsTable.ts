/** Constants of analytics. */
export const analyticsTable = {
  /** Share of sessions whose web vitals are measured: 99.99 % are not. */
  webVitalsShare: 0.0001,
  /** Events that a page collects before it sends them together. */
  batch: 20,
  /** Events kept while nothing may be sent; what comes after is dropped. */
  limit: 100,
} as const;
