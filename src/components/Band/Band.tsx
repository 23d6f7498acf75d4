import type { ReactNode } from 'react';
import { Root } from './Band.styles';

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
