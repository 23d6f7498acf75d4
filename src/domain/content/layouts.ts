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

/** Page layouts; the first is the default. */
export const layouts = {
  doc: {
    isAuthored: true,
    hasOpenMenu: true,
    isArticle: true,
    hasToc: true,
    hasLargeTitle: false,
    isHome: false,
    isOverview: false,
  },
  landing: {
    isAuthored: true,
    hasOpenMenu: false,
    isArticle: false,
    hasToc: false,
    hasLargeTitle: true,
    isHome: false,
    isOverview: true,
  },
  /** The start of the site or of a product: as wide as the window allows, in bands. */
  home: {
    isAuthored: true,
    hasOpenMenu: false,
    isArticle: false,
    hasToc: false,
    hasLargeTitle: true,
    isHome: true,
    isOverview: false,
  },
  /** Of a menu group, generated. */
  index: {
    isAuthored: false,
    hasOpenMenu: true,
    isArticle: true,
    hasToc: true,
    hasLargeTitle: false,
    isHome: false,
    isOverview: true,
  },
  /** The page of all pages and headings, which the search leads to without script. */
  headings: {
    isAuthored: false,
    hasOpenMenu: true,
    isArticle: false,
    hasToc: true,
    hasLargeTitle: false,
    isHome: false,
    isOverview: true,
  },
  notFound: {
    isAuthored: false,
    hasOpenMenu: true,
    isArticle: false,
    // It has no headings to list, and its text starts where that of other pages starts.
    hasToc: true,
    hasLargeTitle: false,
    isHome: false,
    isOverview: true,
  },
} as const satisfies Record<string, LayoutRow>;

export type PageLayout = keyof typeof layouts;

export const authoredLayouts = (Object.keys(layouts) as PageLayout[]).filter(
  (layout) => layouts[layout].isAuthored,
);
