import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div', { name: 'DocsColumns', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    columnGap: theme.spacing(6),
    // Not centered: a page that arrives in pieces would move the first column when the second one grows.
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '&[data-kind="wide-end"]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    '&[data-kind="wide-start"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
}));

/** The rhythm of Markdown in a column. */
const textContent = (theme: Theme): CSSObject => ({
  // The command is read whole, on phones too. Balanced, it does not break after the dashes of an option.
  '& > [data-tabs] code': { whiteSpace: 'pre-wrap', inlineSize: 'auto', textWrap: 'balance' },
  '& > h1 + p': { marginBlockStart: theme.spacing(2.5) },
  '& > :is(h2, h3) + p': { marginBlockStart: theme.spacing(1.5) },
  '& > * + [data-block], & > * + figure': { marginBlockStart: theme.spacing(3) },
});

const Part = styled('div', { name: 'DocsColumns', slot: 'Column' })(({ theme }) => ({
  minInlineSize: 0,
  ...textContent(theme),
  [theme.breakpoints.up('md')]: {
    '[data-kind="hero"] &:first-of-type': { paddingBlockStart: theme.spacing(8) },
  },
}));

export interface ColumnsProps {
  /** Which of the two is the wider one, `wide-start` or `wide-end`; without it they are equal. */
  kind?: string;
  /** Two of `Column`. */
  children?: ReactNode;
}

/**
 * Two things that belong together, such as code and its result: side by side, on phones one after the other.
 *
 * **When to use:** Use it for two short parts that users look at together.
 *
 * **When not to use:** Don't use it for three or more parts, or for long texts: there are two columns, which follow
 * each other on phones.
 *
 * **Accessibility:** The reading order is that of the source at every width.
 */
export function Columns({ kind, children }: ColumnsProps) {
  return (
    <Root data-block="" data-kind={kind}>
      {children}
    </Root>
  );
}

/** One of `Columns`. */
export function Column({ children }: { children?: ReactNode }) {
  return <Part className="flow">{children}</Part>;
}
