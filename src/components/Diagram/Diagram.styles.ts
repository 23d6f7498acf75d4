import { styled } from '@mui/material/styles';

export const Root = styled('figure', { name: 'DocsDiagram', slot: 'Root' })(({ theme }) => ({
  '--ink': theme.vars.palette.text.primary,
  '--quiet': theme.vars.palette.text.secondary,
  '--hue': 'var(--accent)',
  '--stroke': `color-mix(in srgb, ${theme.vars.palette.text.secondary} 60%, transparent)`,
  '--surface': theme.vars.palette.background.default,
  '--wash': 'color-mix(in srgb, var(--hue) var(--tint), var(--surface))',
  '--dots': theme.vars.palette.divider,
  '--chosen': 'none',
  '--on-hue': 'var(--on-accent)',
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
    '--dots': 'transparent',
    '--chosen': 'LinkText',
  },
}));

/** From here on, text in the wide layout of a diagram is at least 12 px high. */
const wideFrom = 712;

/** The diagram scrolls where a phone is too narrow for readable text. */
export const Paper = styled('div', { name: 'DocsDiagram', slot: 'Paper' })(({ theme }) => ({
  overflowX: 'auto',
  '@media print': { overflow: 'visible' },
  padding: theme.spacing(1.5),
  background: 'var(--surface)',
  [theme.containerQueries.up(wideFrom)]: { padding: theme.spacing(1) },
  [theme.containerQueries.up(760)]: { padding: theme.spacing(2.5) },
}));

/** One of the two layouts of a diagram: the other one is hidden. */
export const Graphic = styled('svg', { name: 'DocsDiagram', slot: 'Graphic' })(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 296,
  maxInlineSize: 440,
  blockSize: 'auto',
  // Numbers on the edge of a box may reach over the edge of the diagram.
  overflow: 'visible',
  marginInline: 'auto',
  forcedColorAdjust: 'none',
  // Dots on which the corners of boxes are: two units apart, at any size of the diagram.
  '--apart': 'calc(clamp(296px, 100cqi - 24px, 440px) / 20)',
  background:
    'radial-gradient(circle, var(--dots) 0.8px, transparent 1.1px) calc(var(--apart) / -2) calc(var(--apart) / -2) / var(--apart) var(--apart)',
  fontFamily: 'var(--sans)',
  ...theme.typography.diagram,
  fill: 'none',
  stroke: 'var(--stroke)',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-layout="wide"]': {
    '--apart': 'calc(min(100cqi - 16px, 720px) / 45)',
    display: 'none',
    maxInlineSize: 720,
  },
  [theme.containerQueries.up(wideFrom)]: {
    '&[data-layout="wide"]': { display: 'block' },
    '&[data-layout="narrow"]': { display: 'none' },
  },
  '& [data-text]': { stroke: 'none', fill: 'var(--ink)', whiteSpace: 'pre' },
  '& [data-text="title"]': { fontWeight: 600 },
  '& [data-text="code"]': {
    fontFamily: 'var(--mono)',
    ...theme.typography.diagramCode,
    fill: 'var(--quiet)',
  },
  '& [data-text="quiet"]': { fill: 'var(--quiet)', fontWeight: 600 },
  '& [data-text="tree"]': { fontFamily: 'var(--mono)' },
  '& [data-text="number"]': {
    fill: 'var(--on-hue)',
    ...theme.typography.diagramCode,
    fontWeight: 600,
  },
  // Text on a line hides the line behind it, between its words too.
  '& [data-text="frame"]': {
    fill: 'var(--quiet)',
    fontWeight: 600,
    stroke: 'var(--surface)',
    strokeWidth: 9,
    paintOrder: 'stroke',
  },
  '& [data-box]': { fill: 'var(--surface)' },
  '& [data-box="accent"]': { fill: 'var(--wash)', stroke: 'var(--hue)' },
  '& [data-box="drop"]': { stroke: 'var(--hue)', strokeDasharray: '4 4' },
  '& [data-box="frame"]': { fill: 'none', strokeDasharray: '6 4' },
  '& [data-box="slot"]': { fill: 'var(--wash)', stroke: 'var(--hue)', strokeDasharray: '4 3' },
  '& [data-box="chosen"]': { fill: 'var(--wash)', stroke: 'var(--chosen)' },
  '& [data-box="number"]': { fill: 'var(--hue)', stroke: 'none' },
  '& [data-arrow]': { stroke: 'var(--hue)' },
  '& [data-arrow="leader"]': { strokeWidth: 1 },
  '& [data-arrow="dashed"]': { strokeDasharray: '4 4' },
  '& [data-fill]': { fill: 'var(--stroke)', stroke: 'none', opacity: 0.35 },
  '& [data-fill="hue"]': { fill: 'var(--hue)', opacity: 0.9 },
  '& [data-muted]': { opacity: 0.65 },
  '@media (forced-colors: active)': { '& [data-muted]': { opacity: 1 } },
}));
