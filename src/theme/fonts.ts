/**
 * Font families; faces are in `src/app/build/styles/fonts.css`. A late font shifts nothing: fallbacks have its metrics.
 */
export const sansFamily =
  '"Inter Variable","Inter Fallback","Inter Fallback Roboto",system-ui,sans-serif';
export const monoFamily = '"JetBrains Mono Variable","Mono Fallback",ui-monospace,monospace';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Characters that published fonts contain; the browser takes others from a fallback. */
export const fontCharacters = {
  sans: `${ascii}\u00a0“”‘’…–—→·×`,
  mono: `${ascii}“”…→├─└│`,
} as const;

/** OpenType features that published fonts contain: kerning and digits of equal width, which code does not need. */
export const fontFeatures = { sans: ['kern', 'tnum'], mono: [] };

/** Weights that published fonts contain. */
export const fontWeights = { min: 400, max: 700 } as const;
