import type { ReactNode } from 'react';
import type { CalloutKind } from '../../domain/content/callouts';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { Box, Title } from './Callout.styles';

export interface CalloutProps {
  kind: CalloutKind;
  title?: string;
  children?: ReactNode;
}

/** A note beside the text. Its kind shows as an icon and a color, and screen readers announce it. */
export function Callout({ kind, title, children }: CalloutProps) {
  const name = strings[`callout.${kind}`];
  return (
    <Box
      role="note"
      aria-label={title ? format(strings['callout.titled'], { kind: name, title }) : name}
      data-kind={kind}
      data-block=""
    >
      <div className="flow">
        {title && <Title>{title}</Title>}
        {children}
      </div>
    </Box>
  );
}
