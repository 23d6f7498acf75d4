import { styled } from '@mui/material/styles';
import { adTable } from '../../domain/ads/adTable';

const { box, image, line } = adTable;
const wide = `@media (min-width: ${box.wideFrom}px)`;

/** Pixels that grow with the reader's own font size, so that enlarged text has its room. */
const roomOf = (pixels: number) => `max(${pixels}px, ${pixels / 16}rem)`;

/** At most this many lines: what is longer ends in an ellipsis. */
const lines = (count: number) => ({ lineClamp: count, WebkitLineClamp: count });

/**
 * Space reserved for an ad. Its size never changes, so nothing below it shifts. Names are neutral: filter lists hide
 * what sounds like advertising.
 */
export const Reserve = styled('span')({
  position: 'relative',
  display: 'block',
  blockSize: roomOf(box.height),
  marginBlock: box.spacing,
  maxInlineSize: 'var(--measure)',
  fontSize: '0.875rem',
  fontWeight: 400,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: 'var(--docs-palette-text-secondary)',
  textWrap: 'pretty',
  [wide]: { blockSize: roomOf(box.wideHeight) },
  // Below a demo: a single line, once the reader has opened the code.
  '&[data-under-demo]': {
    blockSize: roomOf(line.height),
    marginBlock: 0,
    maxInlineSize: 'none',
    '& [data-shape] > span > span:first-of-type': lines(1),
  },
  'figure:not(:has(details[open])) + &[data-under-demo]:not([data-begun])': { display: 'none' },
});

/** Shared frame of cards and of the vendor's script. */
const frame = {
  boxSizing: 'border-box',
  position: 'absolute',
  inset: 0,
  padding: 7,
  border: '1px dashed var(--docs-palette-divider)',
  borderRadius: 4,
  overflow: 'clip',
  [wide]: { padding: 12 },
} as const;

/** Container of the vendor's script. Without an ad it keeps its size, invisible and not focusable. */
export const Host = styled('span')({
  ...frame,
  display: 'block',
  '&:not([data-shown])': { visibility: 'hidden' },
  '&[data-shown]:empty': { visibility: 'hidden' },
  // Scripts that ran twice leave a second one.
  '& > :not(#carbonads, script), & > #carbonads ~ #carbonads': { display: 'none' },
  '& #carbonads, & #carbonads > span': { display: 'block', blockSize: '100%' },
  '& #carbonads > span': {
    position: 'relative',
    paddingInlineStart: image.width + 12,
    paddingBlockEnd: '1.25rem',
  },
  '& .carbon-img': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
  '& .carbon-img img': {
    display: 'block',
    inlineSize: image.width,
    blockSize: image.height,
    objectFit: 'contain',
    borderRadius: 3,
  },
  '& .carbon-text': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    ...lines(5),
    overflow: 'hidden',
    color: 'var(--docs-palette-text-primary)',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    [wide]: { fontSize: '1rem', ...lines(3) },
  },
  '& .carbon-poweredby': {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: image.width + 12,
    fontSize: '0.75rem',
    color: 'inherit',
    textDecoration: 'none',
  },
});

/** One link that fills the slot. */
export const Card = styled('a')({
  ...frame,
  display: 'flex',
  gap: 12,
  color: 'inherit',
  textDecoration: 'none',
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'var(--docs-palette-text-disabled)' },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  [wide]: { padding: 12, gap: 16 },
  // A line of text at the end of the room, next to what follows.
  '&[data-shape="inline"]': { padding: '8px 0 0', border: 0, alignItems: 'flex-end' },
});

/** Reserves the size of the image while it loads and when it fails. */
export const Tile = styled('span')({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: image.width,
  blockSize: image.height,
  borderRadius: 3,
  overflow: 'clip',
  background: 'var(--docs-palette-background-subtle)',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain', fontSize: '0.75rem' },
  '& img[data-broken]': { visibility: 'hidden' },
});

export const Words = styled('span')({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 2,
  overflowWrap: 'anywhere',
  // Without a picture the words keep together in the middle.
  '[data-shape="image"] > &:only-child': { justifyContent: 'center', gap: 8 },
  '[data-shape="inline"] > &': { gap: 4 },
});

export const Text = styled('span')(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  ...lines(5),
  overflow: 'hidden',
  '& strong': { fontWeight: 600, color: 'var(--docs-palette-text-primary)' },
  [wide]: { ...lines(3) },
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
}));

export const Caption = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});

export const Publisher = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Says in one word what this is. */
export const Tag = styled('span')({
  flex: 'none',
  paddingInline: 5,
  border: '1px solid color-mix(in srgb, var(--docs-palette-success-main) 40%, transparent)',
  borderRadius: 3,
  fontSize: '0.6875rem',
  fontWeight: 500,
  lineHeight: 1.45,
  color: 'var(--docs-palette-success-main)',
});

/** Looks like a link inside the link. */
export const Action = styled('span')({
  flex: 'none',
  marginInlineStart: 'auto',
  fontWeight: 500,
  color: 'var(--docs-palette-primary-main)',
  'a:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

export const Appeal = styled('span')({
  ...frame,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 12,
  border: '2px solid var(--docs-palette-primary-main)',
  color: 'var(--docs-palette-text-primary)',
  '& svg': {
    flex: 'none',
    inlineSize: 28,
    fill: 'none',
    stroke: 'var(--docs-palette-primary-main)',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  },
  '& > span': { display: 'grid', gap: 2, minInlineSize: 0 },
  '& > span > span:not(:first-of-type)': { color: 'var(--docs-palette-text-secondary)' },
  '& > span > span:first-of-type': { fontWeight: 600 },
  [wide]: { paddingInline: 24, gap: 20 },
});
