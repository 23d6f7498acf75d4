import { expect, waitFor } from '../../kit/storyTest';
import figures from 'virtual:figures';
import preview from '../../../.storybook/preview';
import { attachFilms } from '../../../src/components/Picture/Film.behavior';
import { Film } from '../../../src/components/Picture/Film';
import { filmProps } from '../../../src/domain/content/pictures';
import { forcedColors } from '../shared/checks';
import { inArticle } from '../../kit/decorators';

/** A silent film in the color scheme of the page. The user starts it. */
const meta = preview.meta({
  title: 'Film',
  component: Film,
  args: filmProps('DragComponents', figures.Film['DragComponents']!, ''),
  parameters: { behaviors: [attachFilms] },
  decorators: [inArticle],
});

/** Only the poster of the color scheme is shown, with a button to play the film. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args, globals }) => {
    const [link] = canvas.getAllByRole('link', { name: `Play the film: ${args.title}` });
    const { light, dark } = args.src;
    await expect(link).toHaveAttribute('href', (globals.mode === 'dark' ? dark : light).video);
    const posters = [...canvasElement.querySelectorAll('img')];
    await expect(posters.filter((poster) => poster.checkVisibility())).toHaveLength(1);
    for (const film of canvasElement.querySelectorAll('video')) {
      await expect(film).not.toBeVisible();
      await expect(film.preload).toBe('none');
    }
    await expect(canvas.getByText(args.description, { exact: false })).toBeVisible();
  },
});

/** It plays in the place of its poster, with the controls of the browser and the focus. */
export const Playing = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const posters = [...canvasElement.querySelectorAll('img')];
    const shown = posters.find((poster) => poster.checkVisibility())!;
    const poster = shown.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('link'));
    const film = canvasElement.querySelector<HTMLVideoElement>('video:not([hidden])')!;
    await expect(film).toBeVisible();
    await expect(film).toHaveAccessibleName(args.title);
    await expect(film.controls).toBe(true);
    await expect(film).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
    const { width, height } = film.getBoundingClientRect();
    await expect([width, height]).toEqual([poster.width, poster.height]);
    await expect(Math.round((width / height) * 100)).toBe(208);
    await waitFor(() => expect(film.paused).toBe(false));
    film.pause();
  },
});

export const ForcedColors = Default.extend({ ...forcedColors });
