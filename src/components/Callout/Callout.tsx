import type { ReactNode } from 'react';
import { fill } from '../../domain/language/fill';
import { useTexts } from '../../platform/TextsContext';
import { Box } from './Callout.styles';

export type CalloutKind = 'info' | 'success' | 'warning' | 'error';

export interface CalloutProps {
  kind: CalloutKind;
  title?: string;
  children?: ReactNode;
}

/** A remark beside the text. The kind shows in icon and colour, and is said to those who see neither. */
export function Callout({ kind, title, children }: CalloutProps) {
  const texts = useTexts();
  const name = texts[`callout.${kind}`];
  return (
    <Box
      role="note"
      aria-label={title ? fill(texts['callout.titled'], { kind: name, title }) : name}
      data-kind={kind}
      data-block=""
    >
      <div className="flow">
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Box>
  );
}
