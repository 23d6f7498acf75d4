/** After the frame that the browser draws next: scroll events and observers of that frame have come by then. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
