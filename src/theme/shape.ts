/** The radius of corners, in px. */
export const borderRadius = 4;
