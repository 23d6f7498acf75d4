import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Film } from '../../../src/components/Picture/Film';
import { filmFile, filmNamed, type FilmName } from '../../../src/domain/films/films';
import { forcedColors } from '../shared/mediaFeatures';
import { inArticle } from '../shared/inArticle';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';

const argsOf = (name: FilmName) => {
  const src = (scheme: 'light' | 'dark') => ({
    video: filmFile(name, scheme),
    poster: filmFile(name, scheme, 'webp'),
  });
  return { ...filmNamed(name)!, src: { light: src('light'), dark: src('dark') } };
};

/** A silent film in the color scheme of the page, with the controls of the browser. The user starts it. */
const meta = preview.meta({
  title: 'Film',
  component: Film,
  args: argsOf('DragComponents'),
  decorators: [inArticle],
});

/** The film of the color scheme, and that of the other one. */
const filmsOf = (root: HTMLElement, mode: unknown) => {
  const films = [...root.querySelectorAll('video')];
  return mode === 'dark' ? films.reverse() : films;
};

/** Only the film of the color scheme is there, with the controls of the browser. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args, globals }) => {
    const [shown, other] = filmsOf(canvasElement, globals.mode);
    await expect(shown).toBeVisible();
    await expect(other).not.toBeVisible();
    await expect(shown).toHaveAttribute('aria-label', args.title);
    await expect(shown).toHaveAttribute('controls');
    await expect(shown!.preload).toBe('none');
    await expect(shown!.autoplay).toBe(false);
    await expect(canvas.getByText(args.description, { exact: false })).toBeVisible();
  },
});

/** The poster has the size of the film, so nothing moves when it loads. */
export const PosterBelow = meta.story({
  play: async ({ canvasElement, globals }) => {
    const [film] = filmsOf(canvasElement, globals.mode);
    const poster = film!.parentElement!.querySelector('img')!.getBoundingClientRect();
    const video = film!.getBoundingClientRect();
    await expect([video.width, video.height]).toEqual([poster.width, poster.height]);
    await expect(Math.round((poster.width / poster.height) * 100)).toBe(208);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: noSidewaysScroll,
});

export const ForcedColors = Default.extend({ ...forcedColors });
