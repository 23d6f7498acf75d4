interface LayoutRow {
  /** Whether front matter may set it; other layouts are for generated pages. */
  isAuthored: boolean;
  /** On wide screens the menu is a column next to the text. */
  hasOpenMenu: boolean;
  /** Part of a product: in the menu, with previous and next links, breadcrumbs, feedback and an ad. */
  isArticle: boolean;
  hasToc: boolean;
  hasLargeTitle: boolean;
  /** Wider than an article, in bands. */
  isHome: boolean;
  /** Leads to other pages, and has nothing to show itself. */
  isOverview: boolean;
}

const none = {
  isAuthored: false,
  hasOpenMenu: false,
  isArticle: false,
  hasToc: false,
  hasLargeTitle: false,
  isHome: false,
  isOverview: false,
} satisfies LayoutRow;

/** Page layouts; the first is the default. */
export const layouts = {
  doc: { ...none, isAuthored: true, hasOpenMenu: true, isArticle: true, hasToc: true },
  landing: { ...none, isAuthored: true, hasLargeTitle: true, isOverview: true },
  /** The start of the site or of a product: as wide as the window allows, in bands. */
  home: { ...none, isAuthored: true, hasLargeTitle: true, isHome: true },
  /** Of a menu group, generated. */
  index: { ...none, hasOpenMenu: true, isArticle: true, hasToc: true, isOverview: true },
  /** The page of all pages and headings, which the search leads to without script. */
  headings: { ...none, hasOpenMenu: true, hasToc: true, isOverview: true },
  // Its table of contents is empty: the column makes its text start where that of other pages starts.
  notFound: { ...none, hasOpenMenu: true, hasToc: true, isOverview: true },
} as const satisfies Record<string, LayoutRow>;

export type PageLayout = keyof typeof layouts;

export const authoredLayouts = (Object.keys(layouts) as PageLayout[]).filter(
  (layout) => layouts[layout].isAuthored,
);

/** Height of the frame of a demo where its page gives none, in pixels. */
export const defaultDemoHeight = 400;

/**
 * The window of a scene, in pixels. On phones it is as high as their sign-in page. Where it is wide, the demo has more
 * room than a column of text, and is shown at four fifths of its size.
 */
export const sceneFrame = { phoneHeight: 544, height: 500, wide: 560, scale: 0.8 } as const;

/** Id of what is below an article. */
export const footId = 'docs-foot';
