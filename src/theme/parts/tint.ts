/** A trace of a color, as a background. */
export const tint = (color: string) => `color-mix(in srgb, ${color} var(--tint), transparent)`;
