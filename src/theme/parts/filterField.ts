/** A text field that filters what stands below it. */
export const filterField = {
  inlineSize: '100%',
  minBlockSize: 'max(var(--row), 32px)',
  paddingInline: 12,
  border: 'var(--line)',
  borderRadius: 4,
  background: 'none',
  color: 'var(--docs-palette-text-primary)',
  fontSize: '0.8125rem',
  // Text under 16 px makes a phone zoom in.
  '@media (pointer: coarse)': { fontSize: '1rem' },
  '&:focus-visible': { outlineOffset: -1 },
} as const;
