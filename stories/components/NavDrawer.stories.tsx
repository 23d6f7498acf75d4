import { expect, fireEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import studio from '../../docs/studio/getting-started/page.mdx?compiled';
import { BarButton } from '../../src/components/BarButton/BarButton';
import { attachNavDrawer } from '../../src/components/NavDrawer/NavDrawer.behavior';
import { NavDrawer, navDrawerId } from '../../src/components/NavDrawer/NavDrawer';
import { Attached } from './samples/Attached';
import { forcedColors, isMarkedWithoutColor, lessMotion, nothingMoves } from './samples/forcedByTheTest';
import { areLargeEnough } from './samples/largeEnough';
import { activeHref, deepMenu, largeMenu, longMenu, newMenu, sampleMenu } from './samples/sampleMenu';

const behaviors = [attachNavDrawer];

const meta = preview.meta({
  title: 'Components/NavDrawer',
  component: NavDrawer,
  args: { label: 'Toolpad Core', nodes: sampleMenu, activeHref },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Attached behaviors={behaviors}>
        <BarButton type="button" popoverTarget={navDrawerId} aria-label="Open menu">
          ☰
        </BarButton>
        <Story />
      </Attached>
    ),
  ],
});

const nav = () => document.getElementById(navDrawerId)!;
const isOpen = () => nav().matches(':popover-open');

export const Column = meta.story({
  play: async ({ canvas }) => {
    await expect(nav()).toBeVisible();
    await expect(nav().getBoundingClientRect().width).toBe(300);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard layout');
    await expect(canvas.getByText('Installation')).not.toBeVisible();
    // A column is always there: nothing to close.
    await expect(canvas.queryByRole('button', { name: 'Close menu' })).toBeNull();
    await expect(canvas.getByText('Layout')).toBeVisible();
    await areLargeEnough([filterBox(), ...canvas.getAllByRole('link'), canvas.getByText('Introduction')]);
  },
});

export const GroupOpenedByTheReader = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Introduction'));
    await expect(canvas.getByRole('link', { name: 'Installation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Examples/ })).toHaveTextContent('New');
  },
});

export const NoActivePage = meta.story({
  args: { activeHref: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(nav().querySelector('details[open]')).toBeNull();
  },
});

/** Of two pages, one below the other in the address, only the one that is shown. */
export const ActiveBelowAnotherPage = meta.story({
  args: { activeHref: '/toolpad/core/introduction/tutorial/' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Tutorial']);
  },
});

export const NewGroupAndSubheader = meta.story({
  args: { nodes: newMenu, activeHref: '' },
  play: async ({ canvas }) => {
    const marked = (text: string) => canvas.getByText(text).querySelector('small')?.textContent;
    await expect([marked('Data'), marked('Forms'), marked('Charts')]).toEqual(['New', 'New', undefined]);
  },
});

const scrollOfThePageBefore = { platform: { session: { 'menu-scroll:Toolpad Core': '60' } } };

export const ScrollOfThePageBefore = meta.story({
  args: { activeHref: '/toolpad/core/api/dashboardlayout/' },
  parameters: scrollOfThePageBefore,
  play: async () => {
    await expect(nav().scrollTop).toBe(60);
  },
});

/** Each product has a menu of its own. */
export const ScrollOfAnotherProduct = ScrollOfThePageBefore.extend({
  args: { label: 'Toolpad Studio' },
  play: async () => {
    await expect(nav().scrollTop).toBe(0);
  },
});

export const ScrollKept = ScrollOfThePageBefore.extend({
  parameters: { platform: { session: {} } },
  play: async ({ platform, step }) => {
    const kept = () => platform.session.contents()['menu-scroll:Toolpad Core'];
    await step('when a scroll has ended', async () => {
      const ended = new Promise((resolve) => nav().addEventListener('scrollend', resolve, { once: true }));
      nav().scrollTop = 80;
      await ended;
      await expect(kept()).toBe('80');
    });
    await step('when the page is left before that', async () => {
      nav().scrollTop = 90;
      window.dispatchEvent(new Event('pagehide'));
      await expect(kept()).toBe('90');
    });
    await step('not while the menu is filtered, and so another one', async () => {
      await fireEvent.input(filterBox(), { target: { value: 'e' } });
      nav().scrollTop = 10;
      window.dispatchEvent(new Event('pagehide'));
      await expect(kept()).toBe('90');
    });
    await step('the filter gives it back', async () => {
      await fireEvent.input(filterBox(), { target: { value: '' } });
      await expect(nav().scrollTop).toBe(90);
    });
  },
});

/** The page before was further down than this one's entry. */
export const ActivePageAboveTheView = meta.story({
  args: { activeHref: '/toolpad/core/api/account/' },
  parameters: { platform: { session: { 'menu-scroll:Toolpad Core': '500' } } },
  play: async ({ canvas }) => {
    const head = nav().querySelector('[data-nav-head]')!.getBoundingClientRect();
    await expect(canvas.getByRole('link', { current: 'page' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom);
  },
});

export const ActivePageFarDown = meta.story({
  args: { activeHref: '/toolpad/core/api/usepersistentstate/' },
  globals: { viewport: { value: 'low' } },
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '1280px', height: '480px' } } } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** What follows it is in sight, too. */
export const ActivePageNearTheEdge = ActivePageFarDown.extend({
  args: { activeHref: '/toolpad/core/api/dashboardlayout/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(nav().scrollTop).toBeGreaterThan(0);
    await expect(link.bottom).toBeLessThanOrEqual(nav().getBoundingClientRect().bottom - 119);
  },
});

export const Dark = GroupOpenedByTheReader.extend({ globals: { mode: 'dark' } });

export const RightToLeft = GroupOpenedByTheReader.extend({ globals: { direction: 'rtl' } });

export const Dense = Column.extend({ globals: { density: 'dense' } });

export const DrawerShut = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(nav()).not.toBeVisible();
  },
});

export const DrawerOpen = DrawerShut.extend({
  play: async ({ canvas, platform, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    await expect(isOpen()).toBe(true);
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await expect(button).toHaveAttribute('inert');
    // The page behind it steps back.
    await expect(getComputedStyle(nav(), '::backdrop').backgroundColor).toBe('rgba(10, 14, 19, 0.45)');
  },
});

export const DrawerScrolledAsBefore = DrawerShut.extend({
  args: { activeHref: '/toolpad/core/api/dashboardlayout/' },
  parameters: scrollOfThePageBefore,
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await platform.clock.advance(0);
    await expect(nav().scrollTop).toBe(60);
  },
});

export const DrawerClosedByItsButton = DrawerShut.extend({
  play: async ({ canvas, platform, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(isOpen()).toBe(false);
    await expect(button).not.toHaveAttribute('inert');
    await expect(button).toHaveFocus();
  },
});

export const DrawerClosedByALink = DrawerShut.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    const link = canvas.getByRole('link', { current: 'page' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(isOpen()).toBe(false);
  },
});

export const DrawerClosedByAWideWindow = DrawerShut.extend({
  parameters: { platform: { media: { '(min-width: 1200px)': false } } },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    platform.media.set('(min-width: 1200px)', true);
    await expect(isOpen()).toBe(false);
  },
});

export const DrawerDark = DrawerOpen.extend({ globals: { mode: 'dark' } });

export const DrawerRightToLeft = DrawerOpen.extend({
  globals: { direction: 'rtl' },
  parameters: { media: { reducedMotion: 'reduce' } },
});

const filterBox = () => nav().querySelector<HTMLInputElement>('input[type="search"]')!;
const status = () => nav().querySelector('output')!;
const shownPages = () => [...nav().querySelectorAll('a')].filter((link) => link.checkVisibility()).map((link) => link.firstChild!.textContent);

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter menu' }), 'PAGE head');
    await expect(shownPages()).toEqual(['PageHeader', 'PageHeaderToolbar']);
    await expect(status()).toHaveTextContent('2 pages');
    await expect(status()).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByText('Introduction')).not.toBeVisible();
  },
});

export const FilteredByAGroup = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(filterBox(), 'introduction');
    await expect(shownPages()).toEqual(['Overview', 'Installation', 'Base concepts', 'Tutorial', 'Examples', 'Roadmap']);
    await expect(status()).toHaveTextContent('6 pages');
  },
});

export const FilterCleared = Filtered.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Introduction'));
    const before = shownPages();
    await userEvent.type(filterBox(), 'toolbar');
    await expect(shownPages()).toEqual(['PageHeaderToolbar']);
    await expect(status()).toHaveTextContent('1 page');
    await userEvent.keyboard('{Escape}');
    await expect(filterBox()).toHaveValue('');
    await expect(filterBox()).toHaveFocus();
    await expect(shownPages()).toEqual(before);
    await expect(status()).toBeEmptyDOMElement();
  },
});

export const FilterWithoutHits = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(filterBox(), 'quux');
    await expect(shownPages()).toEqual([]);
    await expect(status()).toHaveTextContent('No page named “quux”. Try fewer letters.');
  },
});

export const FilterByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(filterBox(), 'crud form');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'CrudForm' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'CrudForm' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(filterBox()).toHaveFocus();
  },
});

export const FiveThousandEntries = meta.story({
  parameters: {
    a11y: {
      // One of each part: the 5,000 links are alike, and take seconds.
      context: { include: ['button', `#${navDrawerId} > :not(ul)`, '[open] > summary', '[aria-current]'] },
      // Contrast alone asks where everything lies, which lays out what is out of view. `Column` has the same colours.
      config: { rules: [{ id: 'color-contrast', enabled: false }] },
    },
  },
  args: { nodes: largeMenu, activeHref: '/large/group-49/page-99/' },
  play: async ({ canvas }) => {
    await expect(nav().querySelectorAll('a')).toHaveLength(5000);
    // What is out of view is not laid out.
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(getComputedStyle(link).contentVisibility).toBe('auto');
    const box = link.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.top).toBeGreaterThan(57);
  },
});

export const FiveThousandEntriesFiltered = FiveThousandEntries.extend({
  play: async () => {
    const changed: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changed.push(...records));
    observer.observe(nav().querySelector('ul')!, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden', 'open'] });
    const take = () => [...changed.splice(0), ...observer.takeRecords()].length;
    await fireEvent.input(filterBox(), { target: { value: 'number 4899' } });
    await expect(shownPages()).toEqual(['Page number 4899']);
    // All but the hit and its group hidden; pages of shut groups not opened. The next letter touches next to nothing.
    await expect(take()).toBeLessThanOrEqual(5050);
    await fireEvent.input(filterBox(), { target: { value: 'number 489' } });
    await expect(status()).toHaveTextContent('15 pages');
    await expect(take()).toBeLessThan(30);
    observer.disconnect();
  },
});

export const LongTitles = meta.story({
  args: { nodes: longMenu, activeHref: '/long/2/' },
  play: async () => {
    await expect(nav().scrollWidth).toBe(nav().clientWidth);
  },
});

export const LongTitlesRightToLeft = LongTitles.extend({ globals: { direction: 'rtl' } });

export const ActiveDeepInside = meta.story({
  args: { nodes: deepMenu, activeHref: '/deep/leaf/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    await expect(nav().querySelectorAll('details[open]')).toHaveLength(4);
    await expect(canvas.getByText('Beside the first')).not.toBeVisible();
  },
});

export const FilteredDark = Filtered.extend({ globals: { mode: 'dark' } });

export const FilteredRightToLeft = Filtered.extend({ globals: { direction: 'rtl' } });

export const DrawerFiltered = DrawerShut.extend({
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // The toggle event of a popover comes a task later.
    await platform.clock.advance(0);
    await userEvent.type(filterBox(), 'sign');
    await expect(shownPages()).toEqual(['Sign-in page', 'SignInPage']);
    await userEvent.keyboard('{Escape}');
    await expect(isOpen()).toBe(true);
    await expect(filterBox()).toHaveValue('');
  },
});

export const ForcedColors = Column.extend({
  ...forcedColors,
  play: async ({ canvas }) => {
    await isMarkedWithoutColor(canvas.getByRole('link', { current: 'page' }));
  },
});

export const DrawerWithLessMotion = DrawerShut.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(isOpen()).toBe(true);
    await nothingMoves();
  },
});

export const StudioMenu = meta.story({
  args: { label: 'Toolpad Studio', nodes: studio.surroundings.section.menu, activeHref: studio.record.meta.pathname },
  play: async ({ canvas }) => {
    await expect(studio.surroundings.section.product.name).toBe('Toolpad Studio');
    const menu = canvas.getByRole('navigation', { name: 'Toolpad Studio' });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/toolpad/studio/getting-started/');
    const links = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(links.filter((href) => !href?.startsWith('/toolpad/studio/'))).toEqual([]);
  },
});

export const StudioMenuDarkRightToLeft = StudioMenu.extend({ globals: { mode: 'dark', direction: 'rtl' } });

export const StudioMenuOnAPhone = StudioMenu.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
});
