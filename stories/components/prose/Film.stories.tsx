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

/** Only the film of the color scheme is there, with the controls of the browser. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const [light, dark] = canvasElement.querySelectorAll('video');
    await expect(light).toBeVisible();
    await expect(dark).not.toBeVisible();
    await expect(light).toHaveAttribute('aria-label', args.title);
    await expect(light).toHaveAttribute('controls');
    await expect(light!.preload).toBe('none');
    await expect(light!.autoplay).toBe(false);
    await expect(canvas.getByText(args.description, { exact: false })).toBeVisible();
  },
});

/** The poster has the size of the film, so nothing moves when it loads. */
export const PosterBelow = meta.story({
  play: async ({ canvasElement }) => {
    const poster = canvasElement.querySelector('img')!.getBoundingClientRect();
    const video = canvasElement.querySelector('video')!.getBoundingClientRect();
    await expect([video.width, video.height]).toEqual([poster.width, poster.height]);
    await expect(Math.round((poster.width / poster.height) * 100)).toBe(208);
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvasElement }) => {
    const [light, dark] = canvasElement.querySelectorAll('video');
    await expect(light).not.toBeVisible();
    await expect(dark).toBeVisible();
  },
});

/** Films are not mirrored. */
export const RightToLeft = Default.extend({ globals: { direction: 'rtl' } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: noSidewaysScroll,
});

export const ForcedColors = Default.extend({ ...forcedColors });
