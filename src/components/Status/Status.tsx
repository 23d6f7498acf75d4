import type { ReactNode } from 'react';
import { Root } from './Status.styles';

/** One quiet line that tells whether a product is still maintained, since when, and where to read more. */
export function Status({ children }: { children?: ReactNode }) {
  return <Root data-block="">{children}</Root>;
}
