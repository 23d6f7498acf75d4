import { styled } from '@mui/material/styles';

export const Caption = styled('figcaption', { name: 'DocsPicture', slot: 'FilmCaption' })(
  ({ theme }) => ({
    ...theme.typography.body2,
    padding: `calc(var(--step) - 4px) ${theme.spacing(2)}`,
    borderBlockStart: 'var(--line)',
    textWrap: 'pretty',
  }),
);

export const Title = styled('strong', { name: 'DocsPicture', slot: 'FilmTitle' })({
  display: 'block',
});

export const Length = styled('span', { name: 'DocsPicture', slot: 'FilmLength' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightRegular,
}));

/** A link to the file, which plays the film in its place. As large as the poster, with a button in the middle. */
export const Play = styled('a', { name: 'DocsPicture', slot: 'FilmPlay' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  borderRadius: theme.shape.borderRadius,
  '&[hidden]': { display: 'none' },
  '& > *': {
    boxSizing: 'content-box',
    padding: theme.spacing(1.75),
    borderRadius: '50%',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    boxShadow: theme.vars.shadows[8],
    transition: 'scale 120ms ease-out',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'LinkText',
      color: 'Canvas',
    },
  },
  '&:hover > *': { scale: '1.08' },
  '@media (prefers-reduced-motion: reduce)': { '& > *': { transition: 'none' } },
  '@media print': { display: 'none' },
}));

/**
 * Lies over the poster, and is transparent until its first frame is loaded: unlike the one of a `poster` attribute,
 * the picture loads when it is near, only in the color scheme of the page, and is what is printed.
 */
export const Video = styled('video', { name: 'DocsPicture', slot: 'FilmVideo' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: theme.shape.borderRadius,
  '@media print': { display: 'none' },
}));
