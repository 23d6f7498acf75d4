import { styled } from '@mui/material/styles';
import { format, plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { Box, Image, Paper, Root } from './Picture.styles';

const Caption = styled('figcaption', { name: 'DocsPicture', slot: 'FilmCaption' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: `calc(var(--step) - 4px) ${theme.spacing(2)}`,
  borderBlockStart: 'var(--line)',
  textWrap: 'pretty',
}));

const Title = styled('strong', { name: 'DocsPicture', slot: 'FilmTitle' })({
  display: 'block',
});

const Length = styled('span', { name: 'DocsPicture', slot: 'FilmLength' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightRegular,
}));

/** A link to the file, which plays the film in its place. As large as the poster, with a button in the middle. */
const Play = styled('a', { name: 'DocsPicture', slot: 'FilmPlay' })(({ theme }) => ({
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
const Video = styled('video', { name: 'DocsPicture', slot: 'FilmVideo' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: theme.shape.borderRadius,
  '@media print': { display: 'none' },
}));

/** URLs of a film in one color scheme. */
export interface FilmSource {
  video: string;
  /** What is shown before the film plays, and in print. */
  poster: string;
}

export interface FilmProps {
  src: { light: FilmSource; dark: FilmSource };
  title: string;
  /** All that happens in the film: it has no sound, and some do not see it. */
  description: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  seconds: number;
}

/** Without a poster of its own, Chromium covers what is below the player with gray. One transparent pixel. */
const transparentPoster =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A silent film in the color scheme of the page. It plays when it is asked to, with the controls of the browser. */
export function Film({ src, title, description, width, height, seconds }: FilmProps) {
  const film = ({ video, poster }: FilmSource, className: string) => (
    // Films are not mirrored.
    <Box dir="ltr" className={className}>
      <Image src={poster} alt="" {...{ width, height }} loading="lazy" />
      <Video
        src={video}
        poster={transparentPoster}
        aria-label={title}
        {...{ width, height }}
        preload="none"
        hidden
        muted
        playsInline
        disablePictureInPicture
      />
      <Play href={video} aria-label={format(strings['film.play'], { film: title })} data-film="">
        <Icon name="play" />
      </Play>
    </Box>
  );
  return (
    <Root data-block="">
      <Paper>
        {film(src.light, 'only-light-mode')}
        {film(src.dark, 'only-dark-mode')}
      </Paper>
      <Caption>
        <Title>
          {title} <Length>({plural(strings['film.length'], seconds)})</Length>
        </Title>
        {description}
      </Caption>
    </Root>
  );
}
