import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Figure = styled('figure')({
  display: 'grid',
  gap: 8,
  paddingBlockStart: 32,
  maxInlineSize: 360,
  justifyItems: 'end',
});

/** An element of a code block at the block's end, with room above it for its message. */
export const CodeFigure = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) => (
  <Figure id={id} data-code="">
    {children}
    <pre tabIndex={0} role="group" aria-label={title}>
      <code>const rows: Order[] = [];</code>
    </pre>
  </Figure>
);
