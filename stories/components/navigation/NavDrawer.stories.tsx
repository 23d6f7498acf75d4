import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { NavDrawer } from '../../../src/components/NavDrawer/NavDrawer';
import { areLargeEnough } from '../shared/largeEnough';
import { fiveThousandEntries, nav, navDrawerStory } from './navDrawerStory';
import { activeHref, deepMenu, longMenu, newMenu, sampleMenu } from './sampleMenu';

const meta = preview.meta({
  ...navDrawerStory,
  title: 'NavDrawer',
  component: NavDrawer,
  args: { label: 'Toolpad Core', nodes: sampleMenu, activeHref },
  tags: ['all-modes'],
});

export const Column = meta.story({
  play: async ({ canvas, step }) => {
    await step(
      'A column of 300 px without a close button: the current page is marked, other groups are collapsed, and entries are large enough',
      async () => {
        await expect(nav()).toBeVisible();
        await expect(nav().getBoundingClientRect().width).toBe(300);
        await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
          'Dashboard layout',
        );
        await expect(canvas.getByText('Installation')).not.toBeVisible();
        // A column is always open.
        await expect(canvas.queryByRole('button', { name: 'Close menu' })).toBeNull();
        await expect(canvas.getByText('Layout')).toBeVisible();
        // Entries below a subheader are always shown.
        await expect(canvas.getByRole('link', { name: 'Sign-in page' })).toBeVisible();
        await areLargeEnough([...canvas.getAllByRole('link'), canvas.getByText('Introduction')]);
      },
    );
  },
});

export const GroupOpenedByUser = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByText('Introduction'));
    await step('The pages of the group are visible, a new one with its badge', async () => {
      await expect(canvas.getByRole('link', { name: 'Installation' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /Examples/ })).toHaveTextContent('New');
    });
  },
});

export const NoActivePage = meta.story({
  args: { activeHref: '' },
  play: async ({ canvas, step }) => {
    await step('No page is marked, and no group is open', async () => {
      await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
      await expect(nav().querySelector('details[open]')).toBeNull();
    });
  },
});

/** Of two nested paths only the current page is active. */
export const ActiveBelowAnotherPage = meta.story({
  args: { activeHref: '/toolpad/core/introduction/tutorial/' },
  play: async ({ canvas, step }) => {
    await step('Only the page below the other one is marked', () =>
      expect(
        canvas.getAllByRole('link', { current: 'page' }).map((link) => link.textContent),
      ).toEqual(['Tutorial']),
    );
  },
});

export const NewGroupAndSubheader = meta.story({
  args: { nodes: newMenu, activeHref: '' },
  play: async ({ canvas, step }) => {
    const marked = (text: string) => canvas.getByText(text).querySelector('small')?.textContent;
    await step('The new group and the new subheader have a badge, the other group has none', () =>
      expect([marked('Data'), marked('Forms'), marked('Charts')]).toEqual([
        'New',
        'New',
        undefined,
      ]),
    );
  },
});

export const Dense = Column.extend({ globals: { density: 'dense' } });

export const FiveThousandEntries = meta.story({
  ...fiveThousandEntries,
  play: async ({ canvas, step }) => {
    await step('5,000 entries are in the menu', async () => {
      await expect(nav().querySelectorAll('a')).toHaveLength(5000);
    });
    // Content out of view is not rendered.
    await step('The current page is in view', async () => {
      const link = canvas.getByRole('link', { current: 'page' });
      await expect(getComputedStyle(link).contentVisibility).toBe('auto');
      const box = link.getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(box.top).toBeGreaterThan(57);
    });
  },
});

export const LongTitles = meta.story({
  args: { nodes: longMenu, activeHref: '/long/2/' },
  play: async ({ step }) => {
    await step('Nothing is cut off sideways', () =>
      expect(nav().scrollWidth).toBe(nav().clientWidth),
    );
  },
});

export const ActiveDeepInside = meta.story({
  args: { nodes: deepMenu, activeHref: '/deep/leaf/' },
  play: async ({ canvas, step }) => {
    await step(
      'All four groups around the current page are open, their neighbors are not',
      async () => {
        await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
        await expect(nav().querySelectorAll('details[open]')).toHaveLength(4);
        await expect(canvas.getByText('Beside the first')).not.toBeVisible();
      },
    );
  },
});
