/** Height of the frame of a demo where its page gives none, in pixels. */
export const defaultDemoHeight = 400;

/**
 * The window of a scene, in pixels. On phones it is as high as their sign-in page. Where it is wide, the demo has more
 * room than a column of text, and is shown at four fifths of its size.
 */
export const sceneFrame = { phoneHeight: 544, height: 500, wide: 560, scale: 0.8 } as const;
