import type { ReactNode } from 'react';
import { Root } from './Steps.styles';

/** Numbered steps of a guide: headings, each with what belongs to it, along a rail. */
export function Steps({ children }: { children?: ReactNode }) {
  return (
    <Root className="prose" data-steps="">
      {children}
    </Root>
  );
}
