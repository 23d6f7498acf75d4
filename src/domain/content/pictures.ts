/** Width and height in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

export interface PictureData extends Size {
  /** What is to be seen, for those who do not see it, and in the Markdown version of a page. */
  alt: string;
  /** Remarks on the numbers over the picture, in their order, and the places of these in percent from left and top. */
  legend: { at: [x: number, y: number]; text: string }[];
  /** Without a picture for the dark color scheme, the light one is shown in both. */
  hasDark: boolean;
}

export interface FilmData extends Size {
  /** What the film shows, as its name. */
  title: string;
  /** All that happens in it, for those who do not see it. It stands below the film. */
  description: string;
  /** How long it is. */
  seconds: number;
}

/** Path of a picture below the base of the site. */
export const pictureFile = (name: string, scheme: 'light' | 'dark'): string =>
  `pictures/${name}-${scheme}.webp`;

/** Path of a film or its poster below the base of the site. */
export const filmFile = (
  name: string,
  scheme: 'light' | 'dark',
  kind: 'webm' | 'webp' = 'webm',
): string => `films/${name}-${scheme}.${kind}`;

/** The props of a `Picture`. */
export const pictureProps = (
  name: string,
  { alt, legend, width, height, hasDark }: PictureData,
  base: string,
) => ({
  src: {
    light: base + pictureFile(name, 'light'),
    ...(hasDark ? { dark: base + pictureFile(name, 'dark') } : {}),
  },
  ...{ alt, width, height },
  callouts: legend.map(({ at }) => at),
  legend: legend.map((remark) => remark.text),
});

/** The props of a `Film`. */
export function filmProps(
  name: string,
  { title, description, seconds, width, height }: FilmData,
  base: string,
) {
  const sources = (scheme: 'light' | 'dark') => ({
    video: base + filmFile(name, scheme),
    poster: base + filmFile(name, scheme, 'webp'),
  });
  return {
    src: { light: sources('light'), dark: sources('dark') },
    ...{ title, description, width, height, seconds },
  };
}
