import { styled } from '@mui/material/styles';
import { dottedPaper, productHue } from '../../theme/mixins';

const onHue = { stroke: 'var(--on-hue)' };
const bar = { strokeWidth: 5 };

/** On dotted paper, mirrored on right-to-left pages. */
const Root = styled('svg', { name: 'DocsIllustration', slot: 'Root' })(({ theme }) => ({
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

export interface IllustrationProps {
  /** What is inside of `<svg>`. */
  markup: string;
}

/**
 * A small image on a card. It repeats the title next to it, so assistive technology ignores it.
 *
 * **When to use:** Use it on the cards of a home page, to tell them apart at a glance.
 *
 * **When not to use:** Don't use it without a title beside it: an illustration says nothing by itself.
 *
 * **Accessibility:** It's hidden from assistive technology, because it repeats the title of its card.
 */
export const Illustration = ({ markup }: IllustrationProps) => (
  <Root
    viewBox="0 0 320 200"
    aria-hidden="true"
    focusable="false"
    data-illustration=""
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
