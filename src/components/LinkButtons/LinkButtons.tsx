import type { ReactNode } from 'react';
import { Row, ButtonLink } from './LinkButtons.styles';

/**
 * The next steps from here, the main one first.
 *
 * **When to use:** Use it where a page ends an introduction and users choose what to do next.
 *
 * **When not to use:** Don't use it for links within a sentence, and not for more than three in one place.
 *
 * **Accessibility:** They are plain links. The primary one is filled and comes first.
 */
export function LinkButtons({ children }: { children?: ReactNode }) {
  return <Row data-block="">{children}</Row>;
}

interface LinkButtonProps {
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
