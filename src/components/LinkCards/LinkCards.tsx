import type { ReactNode } from 'react';
import { Cards } from './LinkCards.styles';

/** Places to go from here, side by side where there is room. */
export function LinkCards({ children }: { children?: ReactNode }) {
  return <Cards data-block="">{children}</Cards>;
}
