import { styled, type Theme } from '@mui/material/styles';
import { callouts } from '../../domain/content/callouts';
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

export const Box = styled('div', { name: 'DocsCallout', slot: 'Root' })(({ theme }) => ({
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

export const Title = styled('strong', { name: 'DocsCallout', slot: 'Title' })(({ theme }) => ({
  display: 'block',
  fontWeight: 600,
  '& + *': { marginBlockStart: theme.spacing(0.25) },
}));
