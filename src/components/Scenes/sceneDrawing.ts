import type { CSSObject, Theme } from '@mui/material/styles';
import { tint } from '../../theme/parts/tint';

const part = (name: string) => `& [data-d~="${name}"]`;

/** Rules of the drawings in a stage: hundreds of plain elements with `data-d`, none of them a control. */
export function sceneDrawing(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const wide = theme.containerQueries('scene').up(560);
  const [hue, onHue] = ['var(--hue)', 'var(--on-hue)'];
  // Seen in forced colors alone, which have no backgrounds.
  const edge = { outline: '1px solid transparent' };
  const row = { display: 'flex', alignItems: 'center', gap: 8 };
  return {
    fontSize: theme.typography.badge.fontSize,
    lineHeight: 1.35,
    // English text in cells that may run from right to left.
    '& :is(b, em, i, small, span, strong)': {
      fontStyle: 'normal',
      whiteSpace: 'nowrap',
      unicodeBidi: 'plaintext',
      // Chrome knows the prefixed value only.
      textAlign: ['-webkit-match-parent', 'match-parent'],
    },
    '& small': { color: palette.text.secondary, fontSize: 'inherit' },
    [part('shell')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '46px minmax(0, 1fr)',
      blockSize: '100%',
      [wide]: { gridTemplateColumns: '148px minmax(0, 1fr)' },
    },
    [part('bar')]: {
      ...row,
      gridColumn: '1 / -1',
      paddingInline: 12,
      borderBlockEnd: 'var(--line)',
      fontSize: theme.typography.label.fontSize,
    },
    [part('logo')]: {
      display: 'grid',
      placeContent: 'center',
      inlineSize: 26,
      blockSize: 26,
      borderRadius: 6,
      background: hue,
      color: onHue,
    },
    [part('end')]: { ...row, marginInlineStart: 'auto', color: palette.text.secondary },
    // From the edge inward: what arrives later moves nothing.
    [`${part('bar')} [data-d="end"]`]: { flex: 1, flexDirection: 'row-reverse' },
    [part('avatar')]: {
      inlineSize: 26,
      borderRadius: '50%',
      background: tint(hue),
      color: hue,
      fontSize: theme.typography.badge.fontSize,
      lineHeight: '26px',
      textAlign: 'center',
    },
    [`${part('side')}, ${part('inspector')}`]: {
      display: 'none',
      flexDirection: 'column',
      [wide]: { display: 'flex' },
    },
    [part('side')]: {
      gap: 2,
      padding: 8,
      borderInlineEnd: 'var(--line)',
      '& > span': { ...row, padding: '6px 8px', borderRadius: 4, color: palette.text.secondary },
      '& > small': { padding: '6px 8px 0' },
      '& > [data-on]': { background: tint(hue), color: hue, fontWeight: 600 },
      '& em': {
        marginInlineStart: 'auto',
        paddingInline: 6,
        borderRadius: 8,
        background: palette.action.selected,
        color: hue,
        fontWeight: 600,
      },
    },
    [part('page')]: {
      display: 'flex',
      flexDirection: 'column',
      gap: 12,
      minInlineSize: 0,
      padding: 14,
      background: palette.background.subtle,
    },
    [part('head')]: {
      ...row,
      justifyContent: 'space-between',
      '& > b': {
        position: 'relative',
        fontSize: theme.typography.h3.fontSize,
        letterSpacing: '-0.012em',
      },
      // In its place before its icon and its text have arrived.
      '& > [data-d="button"]': { justifyContent: 'start', minInlineSize: 96 },
    },
    [part('button')]: {
      ...row,
      gap: 4,
      justifyContent: 'center',
      paddingInline: 10,
      minBlockSize: 28,
      borderRadius: 4,
      background: hue,
      color: onHue,
      fontWeight: 500,
      ...edge,
      '& > svg': { inlineSize: 14 },
    },
    [part('card')]: {
      position: 'relative',
      minInlineSize: 0,
      padding: '10px 12px',
      border: 'var(--line)',
      borderRadius: 6,
      background: palette.background.default,
      '& > span:first-of-type': { color: palette.text.secondary },
    },
    [part('cards')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 10,
      [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '& > :nth-of-type(3)': { display: 'none', [wide]: { display: 'grid' } },
    },
    [`${part('cards')} > *, ${part('stack')} > *`]: {
      display: 'grid',
      gap: 1,
      // Rows that have arrived do not stretch over the height of the card next to it.
      alignContent: 'start',
      '& > b': { fontSize: theme.typography.h3.fontSize, letterSpacing: '-0.012em' },
      '& > [data-on]': { color: palette.success.main },
    },
    [part('stack')]: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gap: 10,
      minInlineSize: 0,
      [wide]: { gridAutoFlow: 'row' },
    },
    [part('halves')]: {
      display: 'grid',
      '&:last-child': { flex: 1 },
      gap: 10,
      [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    },
    [part('chart')]: {
      '& > svg': {
        display: 'block',
        inlineSize: '100%',
        marginBlockStart: 6,
        scale: 'var(--forward) 1',
      },
      '& text': {
        color: palette.text.secondary,
        // Forced colors replace `color`, not `fill`.
        fill: 'currentColor',
        ...theme.typography.drawingMark,
        textAnchor: 'middle',
        transformBox: 'fill-box',
        transformOrigin: 'center',
        transform: 'scaleX(var(--forward))',
      },
    },
    // Where the chart is as high as the table next to it.
    [part('legend')]: {
      display: 'none',
      [wide]: { ...row, justifyContent: 'space-between', marginBlockStart: 8 },
    },
    [part('grid')]: { stroke: palette.divider, fill: 'none' },
    [part('low')]: { fill: hue },
    [part('high')]: { fill: `color-mix(in srgb, ${hue} 35%, ${palette.background.default})` },
    [part('table')]: {
      paddingBlock: 2,
      overflow: 'hidden',
      '& > div': {
        display: 'grid',
        // A width for each, as a row may arrive in two pieces.
        gridTemplateColumns: '4.5em minmax(0, 1fr) 6.5em',
        alignItems: 'center',
        gap: 8,
        minBlockSize: 34,
        borderBlockStart: 'var(--line)',
      },
      '& > div:first-of-type': { border: 0, minBlockSize: 30, color: palette.text.secondary },
      '& > div > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > div > :nth-of-type(n + 2):not(:last-child)': { color: palette.text.secondary },
    },
    // Columns where there is room.
    [part('extra')]: { display: 'none' },
    [part('sum')]: { textAlign: 'end !important' },
    [part('actions')]: {
      [wide]: {
        '& > div': {
          gridTemplateColumns: '4.5em minmax(0, 1.1fr) minmax(0, 1fr) 6.5em 3em 44px',
        },
        [part('extra')]: { display: 'block' },
      },
      '& [data-d="end"]': { display: 'none', [wide]: { display: 'flex !important' }, gap: 6 },
      '& svg': { inlineSize: 16 },
    },
    '& [data-status]': {
      // As wide as its text, and in the same place before the text has arrived: a box in a line would move.
      display: 'table',
      // The longest, "In progress", fits its column.
      padding: '0 4px',
      // Seen in forced colors.
      border: '1px solid transparent',
      borderRadius: 9,
      background: palette.action.hover,
      color: palette.text.secondary,
      fontWeight: 500,
    },
    '& [data-status="In progress"]': { background: tint(hue), color: hue },
    '& [data-status="Ready"]': {
      background: tint(palette.success.main),
      color: palette.success.main,
    },
    [part('tools')]: { ...row, padding: 8, '& > :last-child': { color: palette.text.secondary } },
    [part('field')]: {
      ...row,
      flex: 1,
      minBlockSize: 30,
      paddingInline: 10,
      border: 'var(--line)',
      borderRadius: 4,
      color: palette.text.secondary,
      '& > svg': { inlineSize: 15 },
    },
    [part('bound')]: {
      borderColor: 'currentColor',
      background: tint(hue),
      color: hue,
      fontFamily: 'var(--mono)',
    },
    [part('center')]: {
      display: 'grid',
      placeContent: 'center',
      blockSize: '100%',
      background: palette.background.subtle,
    },
    [part('form')]: {
      display: 'grid',
      gap: 10,
      inlineSize: 300,
      padding: '24px 28px',
      borderRadius: 8,
      boxShadow: theme.vars.shadows[2],
      textAlign: 'center',
      '& > [data-d="logo"]': { justifySelf: 'center', inlineSize: 36, blockSize: 36 },
      '& > strong': { fontSize: theme.typography.h4.fontSize, marginBlockEnd: 6 },
      '& > [data-d]': { minBlockSize: 36, fontSize: theme.typography.label.fontSize },
    },
    [part('button-like')]: { color: palette.text.primary, fontWeight: 500 },
    [part('letter')]: {
      inlineSize: 18,
      borderRadius: '50%',
      background: palette.action.selected,
      color: hue,
      fontSize: theme.typography.badge.fontSize,
      lineHeight: '18px',
      textAlign: 'center',
    },
    [part('over')]: { position: 'relative', blockSize: '100%' },
    [part('veil')]: {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      background: palette.backdrop,
    },
    [part('dialog')]: {
      inlineSize: 272,
      padding: 18,
      borderRadius: 8,
      boxShadow: theme.vars.shadows[16],
      '& > strong': { fontSize: theme.typography.h4.fontSize },
      '& > span': { display: 'block', marginBlock: '6px 16px', whiteSpace: 'normal' },
    },
    [part('row')]: { ...row, justifyContent: 'flex-end' },
    [part('plain')]: { paddingInline: 8, color: hue, fontWeight: 500 },
    [part('toast')]: {
      ...row,
      position: 'absolute',
      insetBlockEnd: 16,
      insetInlineStart: 16,
      padding: '8px 14px',
      borderRadius: 4,
      background: palette.success.main,
      color: palette.success.contrastText,
      fontWeight: 500,
    },
    [part('editor')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '46px minmax(0, 1fr)',
      blockSize: '100%',
      [wide]: { gridTemplateColumns: '124px minmax(0, 1fr) 152px' },
    },
    [part('selected')]: {
      position: 'relative',
      outline: `2px solid ${hue}`,
      outlineOffset: 1,
      borderRadius: 6,
      '& > small': {
        position: 'absolute',
        insetBlockStart: -19,
        insetInlineStart: -3,
        paddingInline: 6,
        borderRadius: '4px 4px 0 0',
        background: hue,
        color: onHue,
        lineHeight: '18px',
      },
    },
    [part('inspector')]: {
      gap: 6,
      padding: 12,
      borderInlineStart: 'var(--line)',
      '& > b': { fontSize: theme.typography.label.fontSize },
      '& > small': { fontFamily: 'var(--mono)', marginBlockStart: 4 },
      '& > [data-d~="field"]': { flex: 'none', paddingInline: 8, overflow: 'hidden' },
    },
    [part('mark')]: {
      position: 'absolute',
      insetBlockStart: -9,
      insetInlineEnd: -9,
      inlineSize: 20,
      borderRadius: '50%',
      outline: `2px solid ${palette.background.default}`,
      background: hue,
      color: onHue,
      fontSize: theme.typography.badge.fontSize,
      fontWeight: 600,
      lineHeight: '20px',
      textAlign: 'center',
      letterSpacing: 0,
    },
    [`${part('head')} [data-d="mark"]`]: { insetBlockStart: 2, insetInlineEnd: -28 },
    [`${part('bar')} [data-d="mark"]`]: { position: 'static' },
  };
}
