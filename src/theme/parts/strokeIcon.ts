/**
 * An icon drawn by lines in the colour of the text around it.
 * @param inlineSize width in px; the icons are square
 * @param strokeWidth in units of the icon's own grid
 */
export const strokeIcon = (inlineSize: number, strokeWidth = 1.4) =>
  ({
    inlineSize,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const;
