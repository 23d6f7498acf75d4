/** An entry of `pages.json`. */
export interface MenuEntry {
  /** Path of the page, or the id of a group (ends in `-group` by convention). */
  pathname: string;
  /** Replaces the derived title; `false` keeps the page in the reading order without a link in the menu. */
  title?: string | false;
  /** Heading above `children`: always open, not a link. */
  subheader?: string;
  children?: MenuEntry[];
  /** Marks the entry with the chip "New". */
  newFeature?: boolean;
}
