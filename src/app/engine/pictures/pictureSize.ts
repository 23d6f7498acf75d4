/** Pixels of the picture that stands for a page where its address is shared; what the large services ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;
