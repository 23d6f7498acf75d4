/** What a page costs before any interaction: bytes after gzip (1 kB is 1,000 bytes), and requests. */
export interface PageBudget {
  html: number;
  css: number;
  /** Inline and linked. React and MUI load with the first island that is used. */
  javascript: number;
  /** To the site's own host, until the page has loaded and the browser is idle; those of demos apart. */
  requests: number;
}

/** Just above the heaviest page of each kind. */
export const pageBudgets = {
  text: { html: 11_600, css: 8_850, javascript: 9_000, requests: 10 },
  /** Home pages: drawn scenes are markup with rules of their own. */
  home: { html: 12_200, css: 10_200, javascript: 9_000, requests: 11 },
  /** Pages with demos; their HTML has `demoHtml` more for each of them. */
  demos: { html: 18_000, css: 10_000, javascript: 9_700, requests: 10 },
  /** Generated tables are long, and belong on one page. */
  reference: { html: 19_400, css: 8_900, javascript: 9_450, requests: 11 },
} as const satisfies Record<string, PageBudget>;

export type PageKind = keyof typeof pageBudgets;

/** Bytes after gzip. */
export const sizeBudgets = {
  /** HTML of any page with its inline CSS, however much code and how many demos and drawings it has. */
  document: 40_000,
  /** Additional bytes per block of code, highlighted: an installation page has one for each package manager. */
  codeHtml: 190,
  /** Additional bytes per block whose JavaScript differs: it is in the page twice. */
  javaScriptHtml: 240,
  /** Additional bytes per demo: its tools and the lines that matter, in both languages. */
  demoHtml: 700,
  /** Additional bytes per drawing: it is in the page twice, for wide and for narrow windows, with its remarks. */
  diagramHtml: 2_300,
  /** The ad slot controller, loaded when the page has loaded and the browser is idle. */
  slot: 6_000,
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
