/** Panel of a native popover, which fades in. */
export const popoverPanel = {
  position: 'fixed',
  margin: 0,
  border: 'var(--line)',
  borderRadius: 4,
  background: 'var(--docs-palette-background-paper)',
  color: 'var(--docs-palette-text-primary)',
  boxShadow: 'var(--docs-shadows-8)',
  opacity: 0,
  transition: 'opacity 120ms ease-out, display 120ms allow-discrete, overlay 120ms allow-discrete',
  '&:popover-open': { opacity: 1 },
  '@starting-style': { '&:popover-open': { opacity: 0 } },
} as const;
