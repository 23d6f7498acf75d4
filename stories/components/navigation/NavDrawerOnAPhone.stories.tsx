import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { lessMotion, nothingMoves } from '../shared/mediaFeatures';
import { type DrawerStory, isOpen, nav, navDrawerStory, openDrawer } from './navDrawerStory';
import { caption } from '../../kit/caption';

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
    const button = await openDrawer(story);
    await step('The drawer is open', () => expect(isOpen()).toBe(true));
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

export const DrawerClosed = meta.story({
  play: async ({ step }) => {
    await step('The menu is hidden', () => expect(nav()).not.toBeVisible());
  },
});

export const DrawerClosedByItsButton = DrawerClosed.extend({
  play: async (story) => {
    const { canvas, userEvent, step } = story;
    const button = await openDrawer(story);
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await step('The drawer is closed, and the button "Open menu" has the focus', async () => {
      await expect(isOpen()).toBe(false);
      await expect(button).not.toHaveAttribute('inert');
      await expect(button).toHaveFocus();
    });
  },
});

export const DrawerClosedByALink = DrawerClosed.extend({
  play: async (story) => {
    const { canvas, userEvent, step } = story;
    await openDrawer(story);
    const link = canvas.getByRole('link', { current: 'page' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await step('The drawer is closed', () => expect(isOpen()).toBe(false));
  },
});

export const DrawerClosedByAWideWindow = DrawerClosed.extend({
  parameters: { platform: { media: { '(min-width: 1200px)': false } } },
  play: async (story) => {
    const { platform, step } = story;
    await openDrawer(story);
    await step('The window becomes wide: the drawer closes', async () => {
      platform.media.set('(min-width: 1200px)', true);
      await expect(isOpen()).toBe(false);
    });
  },
});

/** Offset of the closed drawer as a share of its width, and its position when open, from left to right. */
async function opensAt(story: DrawerStory) {
  const waitsAt = getComputedStyle(nav()).translate;
  await openDrawer(story);
  await Promise.all(
    nav()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  const { left, right } = nav().getBoundingClientRect();
  return [waitsAt, left, document.documentElement.clientWidth - right > 0];
}

export const DrawerFromTheStart = DrawerClosed.extend({
  parameters: caption('It slides in from the start side.'),
  globals: { direction: 'ltr' },
  play: async (story) => {
    await story.step('The drawer comes from the left and stops at the edge', async () =>
      expect(await opensAt(story)).toEqual(['-100%', 0, true]),
    );
  },
});

export const DrawerFromTheStartRightToLeft = DrawerClosed.extend({
  globals: { direction: 'rtl' },
  play: async (story) => {
    const { step } = story;
    const [waitsAt, left, hasRoomAfter] = await opensAt(story);
    await step('The drawer comes from the right and stops at the edge', async () => {
      await expect(waitsAt).toBe('100%');
      await expect(left).toBeGreaterThan(0);
      await expect(hasRoomAfter).toBe(false);
    });
  },
});

export const DrawerWithReducedMotion = DrawerClosed.extend({
  ...lessMotion,
  play: async (story) => {
    await openDrawer(story);
    await story.step('The drawer is open, and nothing moves', async () => {
      await expect(isOpen()).toBe(true);
      await nothingMoves();
    });
  },
});
