import { expect, within } from '../../kit/storyTest';
import figures from 'virtual:figures';
import preview from '../../../.storybook/preview';
import { Picture } from '../../../src/components/Picture/Picture';
import { pageStrings } from '../../../src/domain/strings/pageStrings';
import { pictureProps } from '../../../src/domain/content/pictures';
import { forcedColors } from '../shared/checks';
import { inArticle } from '../../kit/decorators';
import { caption } from '../../kit/docs';

const argsOf = (name: string) => pictureProps(name, figures.Picture[name]!, '');

const { src, alt, width, height, callouts, legend } = argsOf('EditorOverview');

const meta = preview.meta({
  title: 'Picture',
  component: Picture,
  args: { src, alt, width, height, callouts, legend },
  decorators: [inArticle],
});

export const WithCallouts = meta.story({
  play: async ({ canvas, globals }) => {
    const picture = canvas.getByRole('img', { name: /^The Toolpad Studio editor/ });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('src', expect.stringContaining(`-${globals.mode}.`));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

WithCallouts.test(
  'a press shows it at its full size, and its button closes it',
  async (context) => {
    const { args, canvas, userEvent, step } = context;
    await userEvent.click(canvas.getByRole('button', { name: pageStrings['picture.enlarge'] }));
    const dialog = await canvas.findByRole('dialog', { name: pageStrings['picture.enlarged'] });
    await expect(within(dialog).getByRole('img').getBoundingClientRect().width).toBe(args.width);
    await step('It fits into the window, and its button has the focus', async () => {
      await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
      await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toBeVisible();
  },
);

export const EnlargedOnAPhone = WithCallouts.extend({
  globals: { viewport: { value: 'phone' } },
  parameters: caption('The picture scrolls, and its button stays in view.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pageStrings['picture.enlarge'] }));
    const dialog = within(await canvas.findByRole('dialog'));
    const scroller = dialog.getByRole('img').parentElement!;
    scroller.scrollTo({ left: 1000, top: 1000, behavior: 'instant' });
    const { left, right, top } = dialog
      .getByRole('button', { name: 'Close' })
      .getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(scroller.scrollLeft).toBeGreaterThan(0);
  },
});

/** Smaller than the column: it keeps its size. */
export const Small = meta.story({
  args: argsOf('ThemeTab'),
  play: async ({ canvas, args }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.round(width)).toBe(args.width);
    await expect(Math.round(height)).toBe(args.height);
  },
});

export const RightToLeft = WithCallouts.extend({
  parameters: caption('Numbers stay at their places, as the picture is not mirrored.'),
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, args }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const mark = canvasElement.querySelector('figure span')!.getBoundingClientRect();
    const middle = mark.left + mark.width / 2 - picture.left;
    await expect(Math.round((middle / picture.width) * 100)).toBe(
      Math.round(args.callouts?.[0]?.[0] ?? 0),
    );
  },
});

export const ForcedColors = WithCallouts.extend({ ...forcedColors });
