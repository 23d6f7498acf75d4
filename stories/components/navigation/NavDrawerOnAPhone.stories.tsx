import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { lessMotion, nothingMoves } from '../shared/checks';
import { isOpen, nav, navDrawerStory, openDrawer } from './navDrawerStory';

/** The menu on a phone, in a drawer that a button opens. */
const meta = preview.meta({
  ...navDrawerStory,
  title: 'NavDrawer on a phone',
  tags: ['all-modes'],
  globals: { viewport: { value: 'phone' } },
});

export const DrawerOpen = meta.story({
  tags: ['thumbnail'],
  play: async (story) => {
    const { canvas, step } = story;
    const waitsAt = getComputedStyle(nav()).translate;
    const button = await openDrawer(story);
    await step('The drawer is open', () => expect(isOpen()).toBe(true));
    await step('It comes from the start side, and stops at the edge', async () => {
      await Promise.all(
        nav()
          .getAnimations()
          .map(({ finished }) => finished),
      );
      const { left, right } = nav().getBoundingClientRect();
      const { dir, clientWidth } = document.documentElement;
      const [shift, gap] = dir === 'rtl' ? ['100%', clientWidth - right] : ['-100%', left];
      await expect([waitsAt, gap]).toEqual([shift, 0]);
      await expect(right - left).toBeLessThan(clientWidth);
    });
    await step(
      'The button "Close menu" has the focus without a tooltip, and the page behind it is dimmed',
      async () => {
        const close = canvas.getByRole('button', { name: 'Close menu' });
        await expect(close).toHaveFocus();
        await expect(getComputedStyle(close, '::after').visibility).toBe('hidden');
        await expect(button).toHaveAttribute('inert');
        // The page behind it is dimmed.
        await expect(getComputedStyle(nav(), '::backdrop').backgroundColor).toBe(
          'rgba(10, 14, 19, 0.45)',
        );
      },
    );
  },
});

/** The menu is hidden. */
export const DrawerClosed = meta.story({
  play: async () => {
    await expect(nav()).not.toBeVisible();
  },
});

DrawerOpen.test('its button closes it, and gives the focus back', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Open menu', hidden: true });
  await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
  await expect(isOpen()).toBe(false);
  await expect(button).not.toHaveAttribute('inert');
  await expect(button).toHaveFocus();
});

DrawerOpen.test('a link closes it', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { current: 'page' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect(isOpen()).toBe(false);
});

export const DrawerClosedByAWideWindow = DrawerClosed.extend({
  parameters: { platform: { media: { '(min-width: 1200px)': false } } },
  play: async (story) => {
    const { platform } = story;
    await openDrawer(story);
    platform.media.set('(min-width: 1200px)', true);
    await expect(isOpen()).toBe(false);
  },
});

export const DrawerWithReducedMotion = DrawerClosed.extend({
  ...lessMotion,
  play: async (story) => {
    await openDrawer(story);
    await expect(isOpen()).toBe(true);
    await nothingMoves();
  },
});
