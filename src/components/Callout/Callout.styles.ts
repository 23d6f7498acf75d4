import { styled } from '@mui/material/styles';

const icon = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const circle = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z';

const kind = (color: string, path: string) => ({ '--kind': color, '--kind-icon': icon(path) });

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
  '&[data-kind="info"]': kind('var(--docs-palette-info-main)', `${circle}M10 9.5v4M10 6.6v.1`),
  '&[data-kind="success"]': kind(
    'var(--docs-palette-success-main)',
    `${circle}M6.8 10.2l2.2 2.2 4.2-4.6`,
  ),
  '&[data-kind="warning"]': kind(
    'var(--docs-palette-warning-main)',
    'M10 3 2 16.5h16zM10 8v4M10 14.2v.1',
  ),
  '&[data-kind="error"]': kind('var(--docs-palette-error-main)', `${circle}M7.5 7.5l5 5m0-5-5 5`),
});
