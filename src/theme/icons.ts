/** The icons of pages: paths in a box of 20, for strokes of 1.5. */
export const icons = {
  alert: 'M10 6v5m0 3v.1M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  arrowUp: 'M10 16.5V4M4.5 9.5 10 4l5.5 5.5',
  bolt: 'M11.5 2.5 4.5 11.5H10l-1.5 6 7-9H10z',
  braces:
    'M7.5 3.5h-.8A1.7 1.7 0 0 0 5 5.2v3c0 1-.7 1.8-1.7 1.8 1 0 1.7.8 1.7 1.8v3c0 1 .7 1.7 1.7 1.7h.8M12.5 3.5h.8c1 0 1.7.8 1.7 1.7v3c0 1 .7 1.8 1.7 1.8-1 0-1.7.8-1.7 1.8v3c0 1-.7 1.7-1.7 1.7h-.8',
  check: 'm4 10.5 4 4 8-9',
  chevron: 'm7.5 4.5 5.5 5.5-5.5 5.5',
  close: 'm5 5 10 10m0-10L5 15',
  copy: 'M8.5 7h6A1.5 1.5 0 0 1 16 8.5v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 14.5v-6A1.5 1.5 0 0 1 8.5 7zM13 7V5.5A1.5 1.5 0 0 0 11.5 4h-6A1.5 1.5 0 0 0 4 5.5v6A1.5 1.5 0 0 0 5.5 13H7',
  document:
    'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zm0 0v4h4M7.5 10.5h5m-5 3h5',
  download: 'M10 3v9.5M6 9l4 4 4-4M4 16.5h12',
  external:
    'M11.5 3.5h5v5m0-5L9 11m5.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V7A1.5 1.5 0 0 1 5 5.5h2.5',
  github:
    'M8 17.5v-2.7c0-.9.2-1.4.6-1.8-2.4-.3-4.6-1.2-4.6-5 0-1.1.4-2 1.1-2.8-.4-1-.4-1.9 0-2.7 1 0 1.9.5 2.7 1.1a9 9 0 0 1 4.4 0c.8-.6 1.7-1.1 2.7-1.1.4.8.4 1.7 0 2.7.7.8 1.1 1.7 1.1 2.8 0 3.8-2.2 4.7-4.6 5 .4.4.6.9.6 1.8v2.7M8 15.7c-1.8.5-2.9 0-3.5-1.2-.3-.5-.7-.8-1.2-.9',
  info: 'M10 9.5v4M10 6.5v.1M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.5 0l2.8-2.8a3.2 3.2 0 0 0-4.5-4.5l-1 1M11.5 8.5a3.2 3.2 0 0 0-4.5 0l-2.8 2.8a3.2 3.2 0 0 0 4.5 4.5l1-1',
  menu: 'M3 5h14M3 10h14M3 15h14',
  moon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z',
  more: 'M4.5 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8zM10 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8zM15.5 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8z',
  pencil: 'm4 16 .8-3.3 8.6-8.6a1.4 1.4 0 0 1 2 0l.5.5a1.4 1.4 0 0 1 0 2l-8.6 8.6zM12 5.5l2.5 2.5',
  play: 'M7 4.5v11l8.5-5.5z',
  reset: 'M4.5 4v4h4M4.7 8A6.2 6.2 0 1 1 4 11',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  settings:
    'M3 6h6m4 0h4M3 14h2m4 0h8M11 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5m0 13V18M2 10h1.5m13 0H18M4.3 4.3l1.1 1.1m9.2 9.2 1.1 1.1m0-11.4-1.1 1.1m-9.2 9.2-1.1 1.1',
  tab: 'M4 5v10M7 10h9.5m-4-4 4 4-4 4',
  terminal: 'm4 6 4 4-4 4M10.5 14.5H16',
  thumbUp:
    'M3.1 8.8h2.5v8.1H3.1zM5.6 9.4l3.8-6.9c1.3 0 2.1.9 1.9 2.1l-.6 3.5h5c.9 0 1.5.8 1.3 1.6l-1.5 5.9c-.2.8-.8 1.3-1.5 1.3H5.6',
} as const;

export type IconName = keyof typeof icons;

/**
 * An icon as a mask: the box shows its background through the strokes.
 * @param strokeWidth in a box of 20; in one of 16 the default is 1.5 px wide
 */
export const iconMask = (name: IconName, strokeWidth = 1.9): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${icons[name]}'/%3E%3C/svg%3E")`;
