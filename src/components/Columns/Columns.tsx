import type { ReactNode } from 'react';
import { Part, Root } from './Columns.styles';

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
