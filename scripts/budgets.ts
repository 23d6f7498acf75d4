/** Sizes in bytes after gzip, of what a page costs before the reader touches anything. 1 kB is 1,000 bytes. */
export const sizeBudgets = {
  html: 20_000,
  /** More for each demo of a page: its code stands there in every version, so that it can be read without script. */
  demoHtml: 500,
  /** Generated tables are long, and wanted in one page. */
  referenceHtml: 40_000,
  css: 9_000,
  /** Inline and linked. React and MUI come only with an island that somebody asked for. */
  javascript: 10_000,
  /** The life of the advertising slot, fetched when the page has loaded and the browser is idle. */
  slot: 6_000,
  /** The service worker, fetched when the page has loaded and the browser is idle, with the list of what it keeps from the start. */
  serviceWorker: 10_000,
} as const;

/** What a text page may do to its reader while it loads. */
export const behaviorBudgets = {
  /** Cumulative layout shift, no unit. */
  layoutShift: 0,
  /** Requests to hosts other than the site's own. */
  foreignRequests: 0,
} as const;
