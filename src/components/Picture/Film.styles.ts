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
