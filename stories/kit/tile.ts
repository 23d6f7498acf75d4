/** The frame of a story that is a tile of a docs page; null for a story in the canvas. */
export const tile = window.frameElement?.closest('[inert]') ?? null;
