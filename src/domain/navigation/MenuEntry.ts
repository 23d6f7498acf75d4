/** An entry of `pages.json`. */
export interface MenuEntry {
  /** Path of the page, or the id of a group (ends in `-group` by convention). */
  pathname: string;
  /** Replaces the derived title; `false` keeps the page in the reading order without a link in the menu. */
  title?: string | false;
  /** Heading above `children`: always open, not a link. */
  subheader?: string;
  children?: MenuEntry[];
  /** Of a group whose URL has no page: the first sentence of the index page that is generated there. */
  description?: string;
  /** Name of the drawing on the card of the page, on the index page of its group. */
  preview?: string;
  /** Marks the entry with the chip "New". */
  newFeature?: boolean;
}
