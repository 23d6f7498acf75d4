/** Height of the frame of a demo where its page gives none, in pixels. */
export const defaultDemoHeight = 400;

/** A still shows a demo as it is in a frame of this size, in pixels. */
export interface StillSize {
  width: number;
  height: number;
  /** Of the frame on its page; 1 by default. */
  scale?: number;
}

/** Widths of the frame of a demo: on phones, then in articles beside the columns of common windows. */
const phoneWidths = [360, 375, 390, 412, 430];
const articleWidths = [656, 720, 742, 758, 878];

/** The stills of a demo that is as high as that on its page. */
export const demoStills = (height: number, phoneHeight = height): StillSize[] => [
  ...phoneWidths.map((width) => ({ width, height: phoneHeight })),
  ...articleWidths.map((width) => ({ width, height })),
];

/**
 * The window of a scene, in pixels. On phones it is as high as their sign-in page. Where it is wide, the demo has more
 * room than a column of text, and is shown at four fifths of its size.
 */
export const sceneFrame = { phoneHeight: 544, height: 500, wide: 560, scale: 0.8 } as const;

/** The stills of a scene, in the columns of common windows. */
export const sceneStills: StillSize[] = [
  ...phoneWidths.map((width) => ({ width, height: sceneFrame.phoneHeight })),
  ...[720, 750, 840, 875].map((width) => ({
    width,
    height: sceneFrame.height / sceneFrame.scale,
    scale: sceneFrame.scale,
  })),
];

/**
 * Name of the file of a still, or its URL.
 * @param source the demo's name and a hash, as the file name or the URL begins
 */
export const stillFile = (
  source: string,
  { width }: Pick<StillSize, 'width'>,
  scheme: 'light' | 'dark',
): string => `${source}.${width}.${scheme}.webp`;
