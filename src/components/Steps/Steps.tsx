import type { ReactNode } from 'react';
import { Root } from './Steps.styles';

/**
 * Numbered steps of a guide: headings, each with what belongs to it, along a rail.
 *
 * **When to use:** Use it for a guide whose sections only work in their order.
 *
 * **When not to use:** Don't use it for sections without an order, or for a single step.
 *
 * **Accessibility:** The numbers are decoration: screen readers read the headings in order, without them.
 */
export function Steps({ children }: { children?: ReactNode }) {
  return (
    <Root className="prose" data-steps="">
      {children}
    </Root>
  );
}
