/** Sizes of text between those of Material UI. */
export const docsTypography = {
  /** Text in boxes beside the article: callouts and cards. */
  compact: { fontSize: '0.9375rem' },
  /** Controls, menus, captions of code, table headers. */
  label: { fontSize: '0.8125rem' },
  /** Tags of one word. */
  badge: { fontSize: '0.6875rem' },
} as const;

type DocsTypography = typeof docsTypography;

declare module '@mui/material/styles' {
  interface TypographyVariants extends DocsTypography {}
  interface TypographyVariantsOptions extends Partial<DocsTypography> {}
}
