import type { ReactNode } from 'react';
import { Card, Title } from './LinkCards.styles';

export interface LinkCardProps {
  href: string;
  title: string;
  /** One sentence on what is there. */
  children?: ReactNode;
}

/** One of `LinkCards`; all of it is the link. */
export function LinkCard({ href, title, children }: LinkCardProps) {
  return (
    <Card href={href}>
      <Title>{title}</Title>
      {children}
    </Card>
  );
}
