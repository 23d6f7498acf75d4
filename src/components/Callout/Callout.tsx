import type { ReactNode } from 'react';
import { Box } from './Callout.styles';

export type CalloutKind = 'info' | 'success' | 'warning' | 'error';

export interface CalloutProps {
  kind: CalloutKind;
  title?: string;
  children?: ReactNode;
}

/** Said to those who do not see the icon, and when there is no title. */
const kindNames: Record<CalloutKind, string> = { info: 'Note', success: 'Tip', warning: 'Warning', error: 'Danger' };

/** A remark beside the text. The kind shows in icon, colour and name. */
export function Callout({ kind, title, children }: CalloutProps) {
  const name = kindNames[kind];
  return (
    <Box role="note" aria-label={title ? `${name}: ${title}` : name} data-kind={kind} data-block="">
      <div className="flow">
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Box>
  );
}
