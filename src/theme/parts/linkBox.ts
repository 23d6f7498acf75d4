/** A link as a card; the border takes color on hover. */
export const linkBox = {
  border: 'var(--line)',
  borderRadius: 4,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  transition: 'border-color 120ms ease-out',
  '&:active': { background: 'var(--docs-palette-action-hover)' },
} as const;
