import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div', { name: 'DocsStatus', slot: 'Root' })(({ theme }) => ({
  borderInlineStart: `3px solid ${theme.vars.palette.warning.main}`,
  paddingInlineStart: theme.spacing(1.5),
  fontSize: theme.typography.body1.fontSize,
}));

/**
 * One quiet line that tells whether a product is still maintained, since when, and where to read more.
 *
 * **When to use:** Use it on the pages where users decide about a product: its home page, roadmap, support and FAQ.
 *
 * **When not to use:** Don't use it for news and warnings about a feature: use a callout. One page shows one status.
 *
 * **Accessibility:** The bar is decoration: the sentence says what it means.
 */
export function Status({ children }: { children?: ReactNode }) {
  return <Root data-block="">{children}</Root>;
}
