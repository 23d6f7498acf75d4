/** Sizes of a page before any interaction, in bytes after gzip. 1 kB is 1,000 bytes. */
export const sizeBudgets = {
  html: 20_000,
  /** Additional bytes per demo: its code is in the page in every version, readable without script. */
  demoHtml: 500,
  /** Generated tables are long, and belong on one page. */
  referenceHtml: 40_000,
  css: 9_000,
  /** Inline and linked. React and MUI load with the first island that is used. */
  javascript: 10_000,
  /** The ad slot controller, loaded when the page has loaded and the browser is idle. */
  slot: 6_000,
  /** The service worker, loaded when the page has loaded and the browser is idle, with its precache list. */
  serviceWorker: 10_000,
} as const;

/** Limits of a text page while it loads. */
export const behaviorBudgets = {
  /** Cumulative layout shift, no unit. */
  layoutShift: 0,
  /** Requests to hosts other than the site's own. */
  foreignRequests: 0,
} as const;
