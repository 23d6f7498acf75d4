import { styled } from '@mui/material/styles';
import { dottedPaper, productHue } from '../../theme/mixins';

const onHue = { stroke: 'var(--on-hue)' };
const bar = { strokeWidth: 5 };

/** On dotted paper, mirrored on right-to-left pages. */
export const Root = styled('svg', { name: 'DocsIllustration', slot: 'Root' })(({ theme }) => ({
  ...productHue(theme),
  '--stroke': `color-mix(in srgb, ${theme.vars.palette.text.secondary} 55%, transparent)`,
  '--bar-ink': `color-mix(in srgb, ${theme.vars.palette.text.secondary} 28%, ${theme.vars.palette.background.default})`,
  '--soft': `color-mix(in srgb, ${theme.vars.palette.text.secondary} 14%, ${theme.vars.palette.background.default})`,
  '--surface': theme.vars.palette.background.default,
  '--wash': 'color-mix(in srgb, var(--hue) calc(var(--tint) * 1.5), var(--surface))',
  background: dottedPaper(theme),
  '@media (forced-colors: active)': {
    '--hue': 'LinkText',
    '--stroke': 'CanvasText',
    '--bar-ink': 'GrayText',
    '--soft': 'GrayText',
    '--surface': 'Canvas',
    '--wash': 'Canvas',
    '--on-hue': 'Canvas',
    background: 'Canvas',
  },
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  '[dir="rtl"] &': { '--forward': '-1' },
  scale: 'var(--forward) 1',
  forcedColorAdjust: 'none',
  fill: 'none',
  stroke: 'var(--stroke)',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-ink="surface"]': { fill: 'var(--surface)' },
  '& [data-ink="soft"]': { fill: 'var(--soft)', stroke: 'none' },
  '& [data-ink="wash"]': { fill: 'var(--wash)', stroke: 'var(--hue)' },
  '& [data-ink="fill"]': { fill: 'var(--hue)', stroke: 'none' },
  '& [data-ink="bar"]': { ...bar, stroke: 'var(--bar-ink)' },
  '& [data-ink="bar-hue"]': { ...bar, stroke: 'var(--hue)' },
  '& [data-ink="bar-on-hue"]': { ...bar, ...onHue },
  '& [data-ink="line-hue"]': { stroke: 'var(--hue)', strokeWidth: 1.75 },
  '& [data-ink="line-on-hue"]': { ...onHue, strokeWidth: 1.75 },
  '& [data-ink="dash"]': { stroke: 'var(--hue)', strokeDasharray: '4 5' },
}));
