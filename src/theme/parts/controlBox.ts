/** Box of a button or field within text. */
export const controlBox = {
  minBlockSize: 'max(var(--row), 32px)',
  paddingInline: 12,
  border: 'var(--line)',
  borderRadius: 4,
  color: 'var(--docs-palette-text-primary)',
  fontSize: '0.8125rem',
} as const;
