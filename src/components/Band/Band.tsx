import type { ReactNode } from 'react';
import { Root } from './Band.styles';

export interface BandProps {
  /** `hero`: the first one of a page, on squared paper. */
  kind?: string;
  children?: ReactNode;
}

/** A part of a home page on a surface of its own, from edge to edge of the window. */
export function Band({ kind, children }: BandProps) {
  return (
    <Root className="flow" data-block="" data-kind={kind}>
      {children}
    </Root>
  );
}
