import { styled } from '@mui/material/styles';

export const Root = styled('figure', { name: 'DocsDiagram', slot: 'Root' })(({ theme }) => ({
  '--ink': theme.vars.palette.text.primary,
  '--quiet': theme.vars.palette.text.secondary,
  '--hue': theme.vars.palette.primary.main,
  '--stroke': `color-mix(in srgb, ${theme.vars.palette.text.secondary} 60%, transparent)`,
  '--surface': theme.vars.palette.background.default,
  '--wash': 'color-mix(in srgb, var(--hue) var(--tint), var(--surface))',
  '--on-hue': theme.vars.palette.primary.contrastText,
  containerType: 'inline-size',
  overflow: 'hidden',
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '@media (forced-colors: active)': {
    '--ink': 'CanvasText',
    '--quiet': 'CanvasText',
    '--hue': 'LinkText',
    '--stroke': 'CanvasText',
    '--surface': 'Canvas',
    '--wash': 'Canvas',
    '--on-hue': 'Canvas',
  },
}));

/** Dotted paper. The drawing scrolls where a phone is too narrow for readable text. */
export const Paper = styled('div', { name: 'DocsDiagram', slot: 'Paper' })(({ theme }) => ({
  overflowX: 'auto',
  padding: theme.spacing(1.5),
  background: `radial-gradient(circle, ${theme.vars.palette.divider} 0.8px, transparent 1px) 0 0 / 16px 16px, var(--surface)`,
  [theme.containerQueries.up(690)]: { padding: theme.spacing(2.5) },
  '@media (forced-colors: active)': { background: 'var(--surface)' },
}));

/** One of the two layouts of a drawing: the other one is hidden. */
export const Drawing = styled('svg', { name: 'DocsDiagram', slot: 'Drawing' })(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 296,
  maxInlineSize: 440,
  blockSize: 'auto',
  marginInline: 'auto',
  forcedColorAdjust: 'none',
  fontFamily: 'var(--sans)',
  ...theme.typography.drawing,
  fill: 'none',
  stroke: 'var(--stroke)',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-layout="wide"]': { display: 'none', maxInlineSize: 720 },
  [theme.containerQueries.up(690)]: {
    '&[data-layout="wide"]': { display: 'block' },
    '&[data-layout="narrow"]': { display: 'none' },
  },
  '& [data-text]': { stroke: 'none', fill: 'var(--ink)', whiteSpace: 'pre' },
  '& [data-text="title"]': { fontWeight: 600 },
  '& [data-text="code"]': {
    fontFamily: 'var(--mono)',
    ...theme.typography.drawingCode,
    fill: 'var(--quiet)',
  },
  '& [data-text="tree"]': { fontFamily: 'var(--mono)' },
  '& [data-text="number"]': {
    fill: 'var(--on-hue)',
    ...theme.typography.drawingCode,
    fontWeight: 600,
  },
  // Text on a line hides the line behind it.
  '& [data-text="frame"]': {
    fill: 'var(--quiet)',
    fontWeight: 600,
    stroke: 'var(--surface)',
    strokeWidth: 6,
    paintOrder: 'stroke',
  },
  '& [data-box]': { fill: 'var(--surface)' },
  '& [data-box="accent"]': { fill: 'var(--wash)', stroke: 'var(--hue)' },
  '& [data-box="drop"]': { stroke: 'var(--hue)', strokeDasharray: '4 4' },
  '& [data-box="frame"]': { fill: 'none', strokeDasharray: '6 4' },
  '& [data-box="number"]': { fill: 'var(--hue)', stroke: 'none' },
  '& [data-arrow]': { stroke: 'var(--hue)' },
  '& [data-arrow="dashed"]': { strokeDasharray: '4 4' },
  '& [data-fill]': { fill: 'var(--stroke)', stroke: 'none', opacity: 0.35 },
  '& [data-fill="hue"]': { fill: 'var(--hue)', opacity: 0.9 },
  '& [data-muted]': { opacity: 0.65 },
  '@media (forced-colors: active)': { '& [data-muted]': { opacity: 1 } },
}));
