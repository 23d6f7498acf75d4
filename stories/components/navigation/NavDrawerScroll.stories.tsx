import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { restoreMenuScroll } from '../../../src/components/NavDrawer/restoreMenuScroll';
import { nav, navDrawerStory } from './navDrawerStory';
import { caption } from '../../kit/caption';

/** The scroll position of the menu when a page opens. */
const meta = preview.meta({ ...navDrawerStory, title: 'NavDrawer scroll' });

export const ScrollOfPreviousPage = meta.story({
  args: { activeHref: '/toolpad/core/api/dashboardlayout/' },
  parameters: { platform: { session: { 'menu-scroll:Toolpad Core': '60' } } },
  play: async ({ step }) => {
    await step('The menu is scrolled by 60 px, as on the page before', () =>
      expect(nav().scrollTop).toBe(60),
    );
  },
});

export const ScrollOfAnotherProduct = ScrollOfPreviousPage.extend({
  parameters: caption('Each product has its own menu.'),
  args: { label: 'Toolpad Studio' },
  play: async ({ step }) => {
    await step('The menu starts at its top', () => expect(nav().scrollTop).toBe(0));
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

/** The menu was scrolled further down than the active entry. */
export const ActivePageAboveTheView = meta.story({
  args: { activeHref: '/toolpad/core/api/account/' },
  parameters: { platform: { session: { 'menu-scroll:Toolpad Core': '500' } } },
  play: async ({ canvas, step }) => {
    const head = nav().querySelector('[data-nav-head]')!.getBoundingClientRect();
    await step('The current page is below the head of the menu', () =>
      expect(
        canvas.getByRole('link', { current: 'page' }).getBoundingClientRect().top,
      ).toBeGreaterThanOrEqual(head.bottom),
    );
  },
});

export const ActivePageFarDown = meta.story({
  args: { activeHref: '/toolpad/core/api/usepersistentstate/' },
  globals: { viewport: { value: 'low' } },
  parameters: {
    viewport: { options: { low: { name: 'Low', styles: { width: '1280px', height: '480px' } } } },
  },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await step('The current page is in view', () =>
      expect(link.bottom).toBeLessThanOrEqual(window.innerHeight),
    );
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, platform, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await platform.clock.advance(0);
    await step('The drawer is scrolled by 60 px, as on the page before', () =>
      expect(nav().scrollTop).toBe(60),
    );
  },
});
