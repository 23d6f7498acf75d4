import { styled, type Theme } from '@mui/material/styles';
import { adTable } from '../../domain/ads/adMachine';
import { vendorParts as parts } from '../../domain/ads/adVendor';
import { roomOf } from '../../theme/mixins';

const { box, image, line, script } = adTable;
/** Window width where the box is less high, as its text needs fewer lines. */
const wide = (theme: Theme) => theme.breakpoints.up(box.wideFrom);

/** At most this many lines: what is longer ends in an ellipsis. */
const lines = (count: number) => ({ lineClamp: count, WebkitLineClamp: count });

/** Beside the contents list, where the window has room for it. */
const inColumn = '[data-toc-column] [data-beside-contents]';
/** In a format whose image has the width of the column. */
const inCover = `${inColumn}:not([data-beside-contents=""])`;
const coverHeight = 148;

/** Space reserved for an ad: nothing below it shifts. Names are neutral, as filter lists hide what sounds like ads. */
export const Reserve = styled('span', { name: 'DocsAd', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'block',
  blockSize: roomOf(box.height),
  marginBlock: box.spacing,
  maxInlineSize: 'var(--measure)',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 400,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
  [wide(theme)]: { blockSize: roomOf(box.wideHeight) },
  // Below a demo: a single line, once the reader has opened the code.
  '&[data-under-demo]': {
    blockSize: roomOf(line.height),
    marginBlock: 0,
    maxInlineSize: 'none',
    '& [data-shape] > * > :first-of-type': lines(1),
  },
  '[data-demo-frame]:not(:has([open])) + &[data-under-demo]:not([data-started])': {
    display: 'none',
  },
}));

/** For a vendor's script: after the lead, or beside the contents list. */
export const ScriptReserve = styled(Reserve, { name: 'DocsAd', slot: 'ScriptReserve' })(
  ({ theme }) => ({
    blockSize: roomOf(script.height),
    [wide(theme)]: { blockSize: roomOf(box.wideHeight) },
    [theme.breakpoints.up('lg')]: {
      '[data-toc-column] &': {
        position: 'absolute',
        insetBlockStart: theme.spacing(4.5),
        insetInlineStart: 'calc(100% + var(--gutter))',
        blockSize: roomOf(script.column),
        inlineSize: `calc(var(--toc) - ${theme.spacing(3)})`,
        marginBlock: 0,
        fontSize: theme.typography.label.fontSize,
      },
      '[data-toc-column] &:not([data-beside-contents=""])': {
        blockSize: roomOf(script.coverColumn),
      },
      // The column has the direction of the interface, whatever that of the article is.
      '[dir="rtl"] [data-toc-column] &:dir(ltr), [dir="ltr"] [data-toc-column] &:dir(rtl)': {
        insetInlineStart: 'auto',
        insetInlineEnd: 'calc(100% + var(--gutter))',
      },
    },
  }),
);

/** Shared box of cards and of the vendor's script. */
const sharedBox = (theme: Theme) =>
  ({
    boxSizing: 'border-box',
    position: 'absolute',
    inset: 0,
    padding: theme.spacing(0.875),
    border: 'var(--line)',
    borderRadius: theme.shape.borderRadius,
    overflow: 'clip',
    [wide(theme)]: { padding: theme.spacing(1.5) },
  }) as const;

/** What the vendor's script renders. */
const vendorContent = (theme: Theme) =>
  ({
    // Scripts that ran twice leave a second one.
    [`& > :not(${parts.ad}, script), & > ${parts.ad} ~ ${parts.ad}`]: { display: 'none' },
    [`& ${parts.ad}, & ${parts.ad} > *`]: {
      display: 'block',
      blockSize: '100%',
      maxInlineSize: 'none',
    },
    [`& ${parts.ad} > *`]: {
      position: 'relative',
      paddingInlineStart: image.width + 12,
      paddingBlockEnd: '1.25rem',
      font: 'inherit',
    },
    // The formats with a name bring a box of their own.
    [`& ${parts.frame}`]: { display: 'block', padding: 0, border: 0, background: 'none' },
    [`& ${parts.image}`]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
    [`& ${parts.image} img`]: {
      display: 'block',
      inlineSize: image.width,
      blockSize: image.height,
      objectFit: 'contain',
      borderRadius: 3,
    },
    [`& ${parts.text}`]: {
      display: 'block',
      color: theme.vars.palette.text.primary,
      textAlign: 'start',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
      [wide(theme)]: { fontSize: theme.typography.body1.fontSize },
    },
    [`& ${parts.publisher}`]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: image.width + 12,
      fontSize: theme.typography.caption.fontSize,
      color: 'inherit',
      textDecoration: 'none',
    },
    [theme.breakpoints.up('lg')]: {
      [`${inColumn} & ${parts.ad} > *`]: {
        paddingInlineStart: 0,
        paddingBlockStart: image.height + 8,
      },
      [`${inColumn} & ${parts.text}`]: { fontSize: 'inherit' },
      [`${inColumn} & ${parts.publisher}`]: { insetInlineStart: 0 },
      [`${inCover} & ${parts.ad} > *`]: { paddingBlockStart: coverHeight + 8 },
      [`${inCover} & ${parts.image}, ${inCover} & ${parts.image} img`]: {
        inlineSize: '100%',
        blockSize: coverHeight,
      },
    },
  }) as const;

/** Container of the vendor's script. Without an ad it keeps its size, invisible and not focusable. */
export const Host = styled('span', { name: 'DocsAd', slot: 'Host' })(({ theme }) => ({
  ...sharedBox(theme),
  display: 'block',
  '&:not([data-shown])': { visibility: 'hidden' },
  '&[data-shown]:empty': { visibility: 'hidden' },
}));

/** With what the vendor's script renders. */
export const ScriptHost = styled(Host, { name: 'DocsAd', slot: 'ScriptHost' })(({ theme }) =>
  vendorContent(theme),
);

/** One link that fills the box. */
export const Card = styled('a', { name: 'DocsAd', slot: 'Card' })(({ theme }) => ({
  ...sharedBox(theme),
  display: 'flex',
  gap: theme.spacing(1.5),
  color: 'inherit',
  textDecoration: 'none',
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  [wide(theme)]: { padding: theme.spacing(1.5), gap: theme.spacing(2) },
  '&[data-shape="inline"]': { alignItems: 'center', justifyContent: 'center', textAlign: 'center' },
  [theme.breakpoints.up('lg')]: {
    [`${inColumn} > &`]: { flexDirection: 'column', gap: theme.spacing(1) },
    [`${inColumn} > & > *`]: { alignSelf: 'stretch' },
  },
  // Below a demo there is room for its text alone.
  '[data-under-demo] > &[data-shape="inline"]': {
    padding: theme.spacing(1, 0, 0),
    border: 0,
    alignItems: 'flex-end',
    textAlign: 'start',
  },
}));

/** Reserves the size of the image while it loads and when it fails. */
export const Tile = styled('span', { name: 'DocsAd', slot: 'Tile' })(({ theme }) => ({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: image.width,
  blockSize: image.height,
  borderRadius: 3,
  overflow: 'clip',
  background: theme.vars.palette.background.subtle,
}));

export const Image = styled('img', { name: 'DocsAd', slot: 'Image' })(({ theme }) => ({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  fontSize: theme.typography.caption.fontSize,
  '&[data-broken]': { visibility: 'hidden' },
}));

export const Words = styled('span', { name: 'DocsAd', slot: 'Words' })(({ theme }) => ({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.spacing(0.25),
  overflowWrap: 'anywhere',
  // Without an image the words keep together in the middle.
  '[data-shape="image"] > &:only-child': { justifyContent: 'center', gap: theme.spacing(1) },
  '[data-shape="inline"] > &': { gap: theme.spacing(0.5) },
  '[data-placement] > [data-shape="inline"] > &': {
    gap: theme.spacing(1),
    maxInlineSize: 520,
    '& > :last-child': { justifyContent: 'center' },
  },
  [theme.breakpoints.up('lg')]: {
    [`${inColumn} > [data-shape="inline"] > & > :last-child`]: { justifyContent: 'start' },
  },
}));

export const Text = styled('span', { name: 'DocsAd', slot: 'Text' })(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  ...lines(5),
  overflow: 'hidden',
  [wide(theme)]: { ...lines(3) },
  [theme.breakpoints.up('md')]: { fontSize: theme.typography.compact.fontSize },
  [theme.breakpoints.up('lg')]: {
    [`${inColumn} &`]: { ...lines(6), fontSize: 'inherit', textAlign: 'start' },
  },
}));

export const Name = styled('strong', { name: 'DocsAd', slot: 'Name' })(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  '[data-shape]:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
}));

export const Caption = styled('span', { name: 'DocsAd', slot: 'Caption' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minInlineSize: 0,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
}));

export const Publisher = styled('span', { name: 'DocsAd', slot: 'Publisher' })({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

const tag = (theme: Theme) =>
  ({
    flex: 'none',
    paddingInline: theme.spacing(0.625),
    border: `1px solid color-mix(in srgb, ${theme.vars.palette.success.main} 40%, transparent)`,
    borderRadius: 3,
    fontSize: theme.typography.badge.fontSize,
    fontWeight: 500,
    lineHeight: 1.45,
    color: theme.vars.palette.success.main,
  }) as const;

/** Says in one word what this is. */
export const Tag = styled('span', { name: 'DocsAd', slot: 'Tag' })(({ theme }) => tag(theme));

/** The same on what the vendor's script renders. */
export const VendorTag = styled('span', { name: 'DocsAd', slot: 'VendorTag' })(({ theme }) => ({
  ...tag(theme),
  position: 'absolute',
  insetBlockEnd: theme.spacing(1),
  insetInlineEnd: theme.spacing(1),
  [wide(theme)]: { insetBlockEnd: theme.spacing(1.5), insetInlineEnd: theme.spacing(1.5) },
  '*:not([data-shown]) + &, :empty + &': { display: 'none' },
}));

/** Looks like a link inside the link. */
export const Action = styled('span', { name: 'DocsAd', slot: 'Action' })(({ theme }) => ({
  flex: 'none',
  marginInlineStart: 'auto',
  fontWeight: 500,
  color: theme.vars.palette.primary.main,
  '[data-shape]:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '[data-placement] > * > * > * > &': { marginInlineStart: 0 },
}));

export const Appeal = styled('span', { name: 'DocsAd', slot: 'Appeal' })(({ theme }) => ({
  ...sharedBox(theme),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5),
  border: '2px solid',
  color: theme.vars.palette.primary.main,
  [wide(theme)]: { paddingInline: theme.spacing(3), gap: theme.spacing(2.5) },
  [theme.breakpoints.up('lg')]: {
    [`${inColumn} > &`]: {
      flexDirection: 'column',
      alignItems: 'start',
      padding: theme.spacing(2),
    },
  },
}));

export const Heart = styled('svg', { name: 'DocsAd', slot: 'Heart' })({
  flex: 'none',
  inlineSize: 28,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

export const AppealText = styled('span', { name: 'DocsAd', slot: 'AppealText' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  minInlineSize: 0,
  color: theme.vars.palette.text.secondary,
}));

export const AppealLead = styled('span', { name: 'DocsAd', slot: 'AppealLead' })(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
}));
