import type { ReactNode } from 'react';
import { ButtonLink } from './LinkButtons.styles';

export interface LinkButtonProps {
  href: string;
  /** The one link of the row that most readers want. */
  main?: boolean;
  children?: ReactNode;
}

/** A call to action inside `LinkButtons`, such as the first step of a page. */
export function LinkButton({ href, main = false, children }: LinkButtonProps) {
  return (
    <ButtonLink href={href} data-main={main ? '' : undefined}>
      {children}
    </ButtonLink>
  );
}
