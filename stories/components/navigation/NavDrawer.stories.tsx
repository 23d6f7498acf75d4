import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { caption } from '../../kit/docs';
import { restoreMenuScroll } from '../../../src/components/NavDrawer/restoreMenuScroll';
import { NavDrawer } from '../../../src/components/NavDrawer/NavDrawer';
import { areLargeEnough, textsOf } from '../shared/checks';
import { fiveThousandEntries, nav, navDrawerStory } from './navDrawerStory';
import { activeHref, deepMenu, longMenu, newMenu, sampleMenu } from './sampleMenu';

const meta = preview.meta({
  ...navDrawerStory,
  title: 'NavDrawer',
  component: NavDrawer,
  args: { label: 'Toolpad Core', nodes: sampleMenu, activeHref },
  tags: ['all-modes'],
});

/** A column of 300 px without a close button: the current page is marked, and other groups are collapsed. */
export const Column = meta.story({
  play: async ({ canvas }) => {
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
});

/** The pages of the group are visible, a new one with its badge. */
export const GroupOpenedByUser = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Introduction'));
    await expect(canvas.getByRole('link', { name: 'Installation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Examples/ })).toHaveTextContent('New');
  },
});

/** No page is marked, and no group is open. */
export const NoActivePage = meta.story({
  args: { activeHref: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(nav().querySelector('details[open]')).toBeNull();
  },
});

/** Of two nested paths only the current page is active. */
export const ActiveBelowAnotherPage = meta.story({
  args: { activeHref: '/toolpad/core/introduction/tutorial/' },
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('link', { current: 'page' }))).toEqual(['Tutorial']);
  },
});

/** The new group and the new subheader have a badge, the other group has none. */
export const NewGroupAndSubheader = meta.story({
  args: { nodes: newMenu, activeHref: '' },
  play: async ({ canvas }) => {
    const marked = (text: string) => canvas.getByText(text).querySelector('small')?.textContent;
    await expect([marked('Data'), marked('Forms'), marked('Charts')]).toEqual([
      'New',
      'New',
      undefined,
    ]);
  },
});

export const Dense = Column.extend({ globals: { density: 'dense' } });

export const FiveThousandEntries = meta.story({
  ...fiveThousandEntries,
  play: async ({ canvas, step }) => {
    await step('5,000 entries are in the menu', () =>
      expect(nav().querySelectorAll('a')).toHaveLength(5000),
    );
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

/** Nothing is cut off sideways. */
export const LongTitles = meta.story({
  args: { nodes: longMenu, activeHref: '/long/2/' },
  play: async () => {
    await expect(nav().scrollWidth).toBe(nav().clientWidth);
  },
});

/** All four groups around the current page are open, their neighbors are not. */
export const ActiveDeepInside = meta.story({
  args: { nodes: deepMenu, activeHref: '/deep/leaf/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    await expect(nav().querySelectorAll('details[open]')).toHaveLength(4);
    await expect(canvas.getByText('Beside the first')).not.toBeVisible();
  },
});

/* The scroll position of the menu when a page opens. */

/** The menu is scrolled by 60 px, as on the page before. */
export const ScrollOfPreviousPage = meta.story({
  args: { activeHref: '/toolpad/core/api/dashboardlayout/' },
  parameters: { platform: { session: { 'menu-scroll:Toolpad Core': '60' } } },
  play: async () => {
    await expect(nav().scrollTop).toBe(60);
  },
});

export const ScrollOfAnotherProduct = ScrollOfPreviousPage.extend({
  parameters: caption('Each product has its own menu, which starts at its top.'),
  args: { label: 'Toolpad Studio' },
  play: async () => {
    await expect(nav().scrollTop).toBe(0);
  },
});

export const ScrollRestored = ScrollOfPreviousPage.extend({
  parameters: { platform: { session: {} } },
  play: async ({ platform, step }) => {
    const kept = () => platform.session.contents()['menu-scroll:Toolpad Core'];
    await step('Stored when scrolling ends', async () => {
      const ended = new Promise((resolve) =>
        nav().addEventListener('scrollend', resolve, { once: true }),
      );
      nav().scrollTop = 80;
      await ended;
      await expect(kept()).toBe('80');
    });
    await step('Stored when the user leaves before that', async () => {
      nav().scrollTop = 90;
      window.dispatchEvent(new Event('pagehide'));
      await expect(kept()).toBe('90');
    });
  },
});

/** The menu was scrolled further down than the active entry. The current page is below the head of the menu. */
export const ActivePageAboveTheView = meta.story({
  args: { activeHref: '/toolpad/core/api/account/' },
  parameters: { platform: { session: { 'menu-scroll:Toolpad Core': '500' } } },
  play: async ({ canvas }) => {
    const head = nav().querySelector('[data-nav-head]')!.getBoundingClientRect();
    await expect(
      canvas.getByRole('link', { current: 'page' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(head.bottom);
  },
});

/** The current page is in view. */
export const ActivePageFarDown = meta.story({
  args: { activeHref: '/toolpad/core/api/usepersistentstate/' },
  globals: { viewport: { value: 'low' } },
  parameters: {
    viewport: { options: { low: { name: 'Low', styles: { width: '1280px', height: '480px' } } } },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const ActivePageNearTheEdge = ActivePageFarDown.extend({
  parameters: caption('The entries after it are in view, too.'),
  args: { activeHref: '/toolpad/core/api/dashboardlayout/' },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await step('The menu has scrolled', () => expect(nav().scrollTop).toBeGreaterThan(0));
    const lowest = nav().getBoundingClientRect().bottom - 120;
    await step('120 px are left below the current page', () =>
      expect(link.bottom).toBeLessThanOrEqual(lowest + 1),
    );
    // In view already, but too near to the edge.
    nav().scrollTop -= lowest - link.bottom + 60;
    restoreMenuScroll(nav(), null);
    await step('Scrolled too near to the edge: 120 px are left again', () =>
      expect(
        canvas.getByRole('link', { current: 'page' }).getBoundingClientRect().bottom,
      ).toBeLessThanOrEqual(lowest + 1),
    );
  },
});

export const DrawerScrollRestored = ScrollOfPreviousPage.extend({
  parameters: caption('The drawer is scrolled by 60 px, as on the page before.'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await platform.clock.advance(0);
    await expect(nav().scrollTop).toBe(60);
  },
});
