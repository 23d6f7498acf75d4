/** The Toolpad mark in a box of 24: a workbench that is a T, and a part on it in the color of the product. */
export const mark = {
  bench:
    'M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-6.5v12a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V8H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  part: 'M18 10.5h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z',
  /** The background of a standalone icon. */
  tile: 'M6 0h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z',
  /** Places bench and part on the tile. */
  onTile: 'translate(4.5 4.5) scale(.625)',
} as const;
