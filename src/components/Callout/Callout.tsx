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

/**
 * A note beside the text. Its kind shows as an icon and a color, and screen readers announce it.
 *
 * **When to use:** Use it for a remark that most users can skip, and some must not miss.
 *
 * **When not to use:** Don't use it for anything that users must do: put that into the text or into a step. Use at
 * most one per section.
 *
 * **Accessibility:** It's a note, named after its kind and title. The kind also shows as an icon, which forced colors
 * keep.
 */
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
