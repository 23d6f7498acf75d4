import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type CalloutKind, callouts } from '../../domain/content/callouts';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { tint } from '../../theme/mixins';

const icon = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const kinds = (theme: Theme) =>
  Object.fromEntries(
    Object.entries(callouts).map(([kind, row]) => [
      `&[data-kind="${kind}"]`,
      { '--kind': theme.vars.palette[row.color].main, '--kind-icon': icon(row.icon) },
    ]),
  );

const Box = styled('div', { name: 'DocsCallout', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  padding: `calc(var(--step) - 4px) ${theme.spacing(2)}`,
  border: '1px solid color-mix(in srgb, var(--kind) 28%, transparent)',
  borderRadius: theme.shape.borderRadius,
  background: tint('var(--kind)'),
  fontSize: theme.typography.compact.fontSize,
  lineHeight: 1.6,
  '&::before': {
    content: '""',
    inlineSize: 20,
    blockSize: 20,
    marginBlockStart: '0.125em',
    background: 'var(--kind)',
    mask: 'var(--kind-icon)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  '& .flow': { '--step': '0.5rem' },
  ...kinds(theme),
}));

const Title = styled('strong', { name: 'DocsCallout', slot: 'Title' })(({ theme }) => ({
  display: 'block',
  fontWeight: 600,
  '& + *': { marginBlockStart: theme.spacing(0.25) },
}));

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
