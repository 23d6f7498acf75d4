/** Constants of analytics. */
export const analyticsTable = {
  /** Share of sessions whose web vitals are measured: 99.99 % are not. */
  webVitalsShare: 0.0001,
  /** Events that a page collects before it sends them together. */
  batch: 20,
  /** Maximum number of events queued until sending is allowed; later ones are dropped. */
  limit: 100,
} as const;
