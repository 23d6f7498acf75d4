/** A block of an article, as far as the place of its ad depends on it. */
export interface ArticleBlock {
  /** A second-level heading. */
  startsSection: boolean;
  /** A demo or code, or something with one in it. */
  hasExample: boolean;
}

/**
 * Index of the block before which an article has its ad: the start of the second section or, where demos or code come
 * later, of the section after the first of them. Without such a section it is the number of blocks: after the article.
 */
export function slotPlace(blocks: readonly ArticleBlock[]): number {
  const firstExample = blocks.findIndex(({ hasExample }) => hasExample);
  let sections = 0;
  const place = blocks.findIndex(({ startsSection }, index) => {
    if (startsSection) sections += 1;
    return startsSection && sections > 1 && index > firstExample;
  });
  return place < 0 ? blocks.length : place;
}
