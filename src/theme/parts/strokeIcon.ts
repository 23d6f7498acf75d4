/**
 * A stroked icon in the text color.
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
