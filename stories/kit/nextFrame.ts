/** Resolves after the next frame, with its scroll events and observers. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
