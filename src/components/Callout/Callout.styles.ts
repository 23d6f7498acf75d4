import { styled } from '@mui/material/styles';
import { callouts } from '../../domain/content/callouts';

const icon = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const colors = {
  info: 'var(--docs-palette-info-main)',
  success: 'var(--docs-palette-success-main)',
  warning: 'var(--docs-palette-warning-main)',
  error: 'var(--docs-palette-error-main)',
};

const kinds = Object.fromEntries(
  Object.entries(callouts).map(([kind, row]) => [
    `&[data-kind="${kind}"]`,
    { '--kind': colors[row.color], '--kind-icon': icon(row.icon) },
  ]),
);

export const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
  padding: '12px 16px',
  border: '1px solid color-mix(in srgb, var(--kind) 28%, transparent)',
  borderRadius: 4,
  background: 'color-mix(in srgb, var(--kind) var(--tint), transparent)',
  fontSize: '0.9375rem',
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
  '& > div > strong': { display: 'block', fontWeight: 600 },
  '& > div > strong + *': { marginBlockStart: 2 },
  '& .flow': { '--step': '0.5rem' },
  ...kinds,
});
