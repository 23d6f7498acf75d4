/** One entry of a `pages.json`, as an author writes it. */
export interface MenuEntry {
  /** Address of the page, or for a group a name of its own that is no address (by custom ending in `-group`). */
  pathname: string;
  /** Shown instead of the derived title; `false` keeps the page in the order but shows no link. */
  title?: string | false;
  /** Heading above `children`: always open, not a link. */
  subheader?: string;
  children?: MenuEntry[];
  /** Marks the entry with the chip "New". */
  newFeature?: boolean;
}
