interface LayoutRow {
  /** Whether an author may write it into the front matter; the site makes pages of the others. */
  isAuthored: boolean;
  /** On wide screens the menu stands open beside the text. */
  hasOpenMenu: boolean;
  /** A part of its product: in the menu, between a previous and a next page, with breadcrumbs, feedback and an ad. */
  isArticle: boolean;
  hasToc: boolean;
  hasLargeTitle: boolean;
}

/** What pages can be; the first one is what a page is without a `layout` in its front matter. */
export const layouts = {
  doc: {
    isAuthored: true,
    hasOpenMenu: true,
    isArticle: true,
    hasToc: true,
    hasLargeTitle: false,
  },
  landing: {
    isAuthored: true,
    hasOpenMenu: false,
    isArticle: false,
    hasToc: false,
    hasLargeTitle: true,
  },
  notFound: {
    isAuthored: false,
    hasOpenMenu: true,
    isArticle: false,
    hasToc: false,
    hasLargeTitle: false,
  },
} as const satisfies Record<string, LayoutRow>;

export type PageLayout = keyof typeof layouts;

export const authoredLayouts = (Object.keys(layouts) as PageLayout[]).filter(
  (layout) => layouts[layout].isAuthored,
);
