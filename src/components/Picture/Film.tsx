import { format, plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { Icon } from '../Icon/Icon';
import { Caption, Length, Play, Title, Video } from './Film.styles';
import { Box, Image, Paper, Root } from './Picture.styles';

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
