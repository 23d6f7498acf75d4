/** What a page may cost before any interaction. 1 kB is 1,000 bytes. */
export const pageBudgets = {
  /** HTML with its CSS, after Brotli, of a page with at most `shortPageWords` words. */
  shortDocument: 19_300,
  /** The same for any page, however much code and how many demos and diagrams it has. */
  document: 36_000,
  /** Inline and linked, after gzip. React and MUI load with the first island that is used. */
  javascript: 11_000,
  /** To the site's own host, until the page has loaded and the browser is idle; those of demos apart. */
  requests: 11,
} as const;

/** Words of all text in a page, its menu and code included. */
export const shortPageWords = 900;

/** Bytes after gzip. */
export const sizeBudgets = {
  /** The ad controller, loaded when the page has loaded and the browser is idle. */
  ads: 6_000,
  /** React, Material UI and the islands: one chunk, loaded on intent or after the first interaction. */
  islands: 131_000,
  /** Each of the two text fonts. */
  font: 14_600,
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
