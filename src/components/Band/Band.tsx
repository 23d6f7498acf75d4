import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { squaredPaper } from '../../theme/mixins';

/** A paragraph after a command. */
const remarkContent = (theme: Theme): CSSObject => ({
  '& [data-block]:has(pre) + p': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
  },
});

const Root = styled('div', { name: 'DocsBand', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: theme.spacing(5),
  // From edge to edge of the window: an outset image is painted, but takes no room.
  border: 0,
  borderImage: `linear-gradient(${theme.vars.palette.divider} 1px, ${theme.vars.palette.background.subtle} 0 calc(100% - 1px), ${theme.vars.palette.divider} 0) fill 0 / 0 / 0 100vw`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
  '* + &, & + *': { marginBlockStart: theme.spacing(9) },
  '&[data-kind="hero"]': {
    paddingBlock: theme.spacing(2, 5),
    borderImageSource: 'none',
    '&::before': squaredPaper(theme),
    ...remarkContent(theme),
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4, 8) },
  },
}));

export interface BandProps {
  /** `hero`: the first one of a page, on squared paper. */
  kind?: string;
  children?: ReactNode;
}

/**
 * A part of a home page on a surface of its own, from edge to edge of the window.
 *
 * **When to use:** Use bands to divide a home page into parts that look different.
 *
 * **When not to use:** Don't use bands in guides and reference pages.
 *
 * **Accessibility:** A band has no role of its own: the headings inside it carry the structure.
 */
export function Band({ kind, children }: BandProps) {
  return (
    <Root className="flow" data-block="" data-kind={kind}>
      {children}
    </Root>
  );
}
