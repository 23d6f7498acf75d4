/** Height of the frame of a demo where its page gives none, in pixels. */
export const defaultDemoHeight = 400;

/** Width of the stills of demos, in pixels: that of the article. */
export const stillWidth = 760;
