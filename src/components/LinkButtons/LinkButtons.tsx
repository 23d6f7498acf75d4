import type { ReactNode } from 'react';
import { Row } from './LinkButtons.styles';

/** The next steps from here, the main one first. */
export function LinkButtons({ children }: { children?: ReactNode }) {
  return <Row data-block="">{children}</Row>;
}
