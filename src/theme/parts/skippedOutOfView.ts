/**
 * For a box with many elements that may be out of view: not drawn there once the page has been laid out as a whole
 * (`attachSkipping` marks it then), at the size that it had.
 *
 * @param margin Pixels around the box in which its parts may still be drawn.
 */
export const skippedOutOfView = (margin: number) => ({
  containIntrinsicBlockSize: 'auto 1px',
  '&[data-laid-out]': {
    '@supports (overflow-clip-margin: 1px)': { contentVisibility: 'auto', overflowClipMargin: margin },
  },
});
