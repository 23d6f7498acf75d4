/** Size of a social image in pixels, as the large services recommend. */
export const pictureSize = { width: 1200, height: 630 } as const;
