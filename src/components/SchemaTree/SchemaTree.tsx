import type { ReactNode } from 'react';
import { Root } from './SchemaTree.styles';

/** Nested properties as lists within folds: it works, and every property can be linked to, without script. */
export function SchemaTree({ children }: { children?: ReactNode }) {
  return <Root data-block="">{children}</Root>;
}
