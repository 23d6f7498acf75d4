import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import studio from '../../../docs/studio/getting-started/page.mdx?compiled';
import { attachNavDrawer } from '../../../src/components/NavDrawer/NavDrawer.behavior';
import { navDrawerId } from '../../../src/components/NavDrawer/NavDrawer';
import {
  forcedColors,
  isMarkedWithoutColor,
  lessMotion,
  nothingMoves,
} from '../shared/mediaFeatures';
import { areLargeEnough } from '../shared/largeEnough';
import { SearchButton } from '../../../src/components/SearchButton/SearchButton';
import { filterBox, nav, navDrawerStory } from './navDrawerStory';
import { deepMenu, largeMenu, longMenu, newMenu } from './sampleMenu';

const meta = preview.meta({
  ...navDrawerStory,
  title: 'NavDrawer',
  tags: ['all-modes'],
});

const isOpen = () => nav().matches(':popover-open');

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
        await areLargeEnough([
          filterBox(),
          ...canvas.getAllByRole('link'),
          canvas.getByText('Introduction'),
        ]);
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

export const Dark = GroupOpenedByUser.extend({ globals: { mode: 'dark' } });

export const RightToLeft = GroupOpenedByUser.extend({ globals: { direction: 'rtl' } });

export const Dense = Column.extend({ globals: { density: 'dense' } });

export const DrawerClosed = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('The menu is hidden', () => expect(nav()).not.toBeVisible());
  },
});

export const DrawerOpen = DrawerClosed.extend({
  play: async ({ canvas, platform, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    await step('The drawer is open', () => expect(isOpen()).toBe(true));
    // Popovers dispatch `toggle` in a later task.
    await platform.clock.advance(0);
    await step(
      'The button "Close menu" has the focus, and the page behind it is dimmed',
      async () => {
        await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();
        await expect(button).toHaveAttribute('inert');
        // The page behind it is dimmed.
        await expect(getComputedStyle(nav(), '::backdrop').backgroundColor).toBe(
          'rgba(10, 14, 19, 0.45)',
        );
      },
    );
  },
});

export const DrawerClosedByItsButton = DrawerClosed.extend({
  play: async ({ canvas, platform, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    // Popovers dispatch `toggle` in a later task.
    await platform.clock.advance(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await step('The drawer is closed, and the button "Open menu" has the focus', async () => {
      await expect(isOpen()).toBe(false);
      await expect(button).not.toHaveAttribute('inert');
      await expect(button).toHaveFocus();
    });
  },
});

export const DrawerClosedByALink = DrawerClosed.extend({
  play: async ({ canvas, platform, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // Popovers dispatch `toggle` in a later task.
    await platform.clock.advance(0);
    const link = canvas.getByRole('link', { current: 'page' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await step('The drawer is closed', () => expect(isOpen()).toBe(false));
  },
});

export const DrawerClosedByAWideWindow = DrawerClosed.extend({
  parameters: { platform: { media: { '(min-width: 1200px)': false } } },
  play: async ({ canvas, platform, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // Popovers dispatch `toggle` in a later task.
    await platform.clock.advance(0);
    await step('The window becomes wide: the drawer closes', async () => {
      platform.media.set('(min-width: 1200px)', true);
      await expect(isOpen()).toBe(false);
    });
  },
});

export const DrawerDark = DrawerOpen.extend({ globals: { mode: 'dark' } });

export const DrawerRightToLeft = DrawerOpen.extend({
  globals: { direction: 'rtl' },
  parameters: { media: { reducedMotion: 'reduce' } },
});

/** Offset of the closed drawer as a share of its width, and its position when open, from left to right. */
async function opensAt({
  canvas,
  userEvent,
}: {
  canvas: { getByRole(role: 'button', options: { name: string }): HTMLElement };
  userEvent: { click(element: Element): Promise<void> };
}) {
  const waitsAt = getComputedStyle(nav()).translate;
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  await Promise.all(
    nav()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  const { left, right } = nav().getBoundingClientRect();
  return [waitsAt, left, document.documentElement.clientWidth - right > 0];
}

/** It slides in from the start side. */
export const DrawerFromTheStart = DrawerClosed.extend({
  globals: { direction: 'ltr' },
  play: async (story) => {
    const { step } = story;
    await step('The drawer comes from the left and stops at the edge', async () =>
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

const status = () => nav().querySelector('output')!;
const shownPages = () =>
  [...nav().querySelectorAll('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.firstChild!.textContent);

export const Filtered = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter menu' }), 'PAGE head');
    await step('Two pages match, which is announced; other groups are hidden', async () => {
      await expect(shownPages()).toEqual(['PageHeader', 'PageHeaderToolbar']);
      await expect(status()).toHaveTextContent('2 pages');
      await expect(status()).toHaveAttribute('aria-live', 'polite');
      await expect(canvas.queryByText('Introduction')).not.toBeVisible();
    });
  },
});

export const FilteredByAGroup = meta.story({
  play: async ({ userEvent, step }) => {
    await userEvent.type(filterBox(), 'introduction');
    await step('All six pages of the group are shown', async () => {
      await expect(shownPages()).toEqual([
        'Overview',
        'Installation',
        'Base concepts',
        'Tutorial',
        'Examples',
        'Roadmap',
      ]);
      await expect(status()).toHaveTextContent('6 pages');
    });
  },
});

/** Accents are ignored, in the query and in titles. */
export const FilteredWithoutAccents = meta.story({
  args: {
    nodes: ['Résumé', 'Resume later', 'Überblick', 'Roadmap'].map((title) => ({
      kind: 'page',
      href: `/toolpad/core/${title}/`,
      title,
      newFeature: false,
    })),
  },
  play: async ({ userEvent, step }) => {
    for (const [words, found] of [
      ['resume', ['Résumé', 'Resume later']],
      ['RÉSUMÉ', ['Résumé', 'Resume later']],
      ['uber', ['Überblick']],
      ['re\u0301s', ['Résumé', 'Resume later']],
    ] as const) {
      await userEvent.clear(filterBox());
      await userEvent.type(filterBox(), words);
      await step(`Found: ${found.join(', ')}`, () => expect(shownPages()).toEqual(found));
    }
  },
});

export const FilterCleared = Filtered.extend({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByText('Introduction'));
    const before = shownPages();
    await userEvent.type(filterBox(), 'toolbar');
    await step('One page matches', async () => {
      await expect(shownPages()).toEqual(['PageHeaderToolbar']);
      await expect(status()).toHaveTextContent(/^\u20661 page\u2069$/);
    });
    await userEvent.keyboard('{Escape}');
    await step('The field is empty and focused, and the menu is as it was before', async () => {
      await expect(filterBox()).toHaveValue('');
      await expect(filterBox()).toHaveFocus();
      await expect(shownPages()).toEqual(before);
      await expect(status()).toBeEmptyDOMElement();
    });
  },
});

export const FilterWithoutResults = meta.story({
  play: async ({ userEvent, step }) => {
    await userEvent.type(filterBox(), 'quux');
    await step('No page matches, and a line reports it', async () => {
      await expect(shownPages()).toEqual([]);
      await expect(status()).toHaveTextContent('No page named “quux”. Try fewer letters.');
    });
    // The badge of a new page is not part of its title.
    await userEvent.clear(filterBox());
    await userEvent.type(filterBox(), 'new');
    await step('The badge "New" does not match', () => expect(shownPages()).toEqual([]));
  },
});

/** Titles are all that the filter looks in: the search takes its text. */
export const FilterOffersTheSearch = meta.story({
  decorators: [
    (Story) => (
      <>
        <SearchButton href="/toolpad/search/" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('link', { name: 'Search' });
    const onClick = fn((event: Event) => event.preventDefault());
    button.addEventListener('click', onClick);
    await userEvent.type(filterBox(), ' quux');
    const link = await canvas.findByRole('link', { name: 'Search: quux' });
    await step('A link offers to search for "quux" instead', () => expect(link).toBeVisible());
    await userEvent.click(link);
    await step('The search opens with these words', async () => {
      await expect(onClick).toHaveBeenCalledTimes(1);
      await expect(button).toHaveAttribute('data-query', 'quux');
    });
  },
});

FilterOffersTheSearch.test(
  'a cleared filter offers nothing',
  async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Search: quux' });
    await userEvent.click(filterBox());
    await userEvent.keyboard('{Escape}');
    await step('The link is hidden', () => expect(link).not.toBeVisible());
  },
);

export const FilterOffersTheSearchDark = FilterOffersTheSearch.extend({
  globals: { mode: 'dark' },
});

/** The user types before the script runs. */
export const FilteredBeforeTheScript = meta.story({
  play: async ({ canvasElement, platform, step, userEvent }) => {
    filterBox().value = 'roadmap';
    const detach = attachNavDrawer(canvasElement, platform);
    await step('The script runs after the text was typed: the menu is filtered', () =>
      waitFor(() => expect(shownPages()).toEqual(['Roadmap'])),
    );
    await step('The script stops: the filter is empty', async () => {
      detach();
      await expect(filterBox()).toHaveValue('');
    });
    await userEvent.type(filterBox(), 'roadmap');
    await expect(shownPages()).toEqual(['Roadmap']);
  },
});

export const FilterByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(filterBox(), 'crud form');
    await userEvent.keyboard('{ArrowDown}');
    await step('The group of the first match has the focus', () =>
      expect(canvas.getByText('API').closest('summary')).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await step('The match has the focus', () =>
      expect(canvas.getByRole('link', { name: 'CrudForm' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await step('The last match keeps the focus', () =>
      expect(canvas.getByRole('link', { name: 'CrudForm' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await step(
      'The field has the focus; Escape that ends IME composition does not clear it',
      async () => {
        await expect(filterBox()).toHaveFocus();
        // Escape that ends IME composition does not clear the field.
        await fireEvent.keyDown(filterBox(), { key: 'Escape', isComposing: true });
        await expect(filterBox()).toHaveValue('crud form');
      },
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await step('The field is empty and has the focus', async () => {
      await expect(filterBox()).toHaveFocus();
      await expect(filterBox()).toHaveValue('');
    });
  },
});

export const FiveThousandEntries = meta.story({
  parameters: {
    a11y: {
      // axe checks one of each part: the 5,000 links are alike and take seconds.
      context: {
        include: ['button', `#${navDrawerId} > :not(ul)`, '[open] > summary', '[aria-current]'],
      },
      // The contrast rule measures everything, which renders content out of view. `Column` has the same colors.
      config: { rules: [{ id: 'color-contrast', enabled: false }] },
    },
  },
  args: { nodes: largeMenu, activeHref: '/large/group-49/page-99/' },
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

export const FiveThousandEntriesFiltered = FiveThousandEntries.extend({
  play: async ({ userEvent, step }) => {
    await userEvent.hover(filterBox());
    const changed: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changed.push(...records));
    observer.observe(nav().querySelector('ul')!, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['hidden', 'open'],
    });
    const take = () => [...changed.splice(0), ...observer.takeRecords()].length;
    await fireEvent.input(filterBox(), { target: { value: 'number 4899' } });
    await step(
      'Each query shows its matches, with few changes to the page, and opens groups only for short lists',
      async () => {
        await expect(shownPages()).toEqual(['Page number 4899']);
        // Everything but the match and its group is hidden, so the next letter changes little.
        await expect(take()).toBeLessThanOrEqual(5050);
        await fireEvent.input(filterBox(), { target: { value: 'number 489' } });
        await expect(status()).toHaveTextContent('15 pages');
        await expect(take()).toBeLessThan(30);
        observer.disconnect();
        // Expanding every group with matches would delay the next key press, for a list too long to read.
        const open = () =>
          [...nav().querySelectorAll('details')].filter((group) => group.open).length;
        await fireEvent.input(filterBox(), { target: { value: 'number' } });
        await expect(status()).toHaveTextContent('5000 pages');
        await expect(open()).toBe(1);
        await fireEvent.input(filterBox(), { target: { value: 'number 48' } });
        await expect(status()).toHaveTextContent('199 pages');
        await expect(open()).toBe(1);
        await fireEvent.input(filterBox(), { target: { value: 'number 489' } });
        await expect(open()).toBeGreaterThan(1);
      },
    );
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

export const LongTitlesRightToLeft = LongTitles.extend({ globals: { direction: 'rtl' } });

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

export const FilteredDark = Filtered.extend({ globals: { mode: 'dark' } });

export const FilteredRightToLeft = Filtered.extend({ globals: { direction: 'rtl' } });

export const DrawerFiltered = DrawerClosed.extend({
  play: async ({ canvas, platform, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // Popovers dispatch `toggle` in a later task.
    await platform.clock.advance(0);
    await userEvent.type(filterBox(), 'sign');
    await step('Two pages match', () =>
      expect(shownPages()).toEqual(['Sign-in page', 'SignInPage']),
    );
  },
});

DrawerFiltered.test('Escape first clears the filter, then closes the drawer', async ({ step }) => {
  await step(
    'The first Escape clears the filter, the second one is left to the drawer',
    async () => {
      // The browser closes a popover on Escape unless the default is prevented.
      await expect(await fireEvent.keyDown(filterBox(), { key: 'Escape' })).toBe(false);
      await expect(isOpen()).toBe(true);
      await expect(filterBox()).toHaveValue('');
      await expect(await fireEvent.keyDown(filterBox(), { key: 'Escape' })).toBe(true);
    },
  );
});

export const ForcedColors = Column.extend({
  ...forcedColors,
  play: async ({ canvas, step }) => {
    await step('The current page is marked without color', async () => {
      await isMarkedWithoutColor(canvas.getByRole('link', { current: 'page' }));
    });
  },
});

export const DrawerWithReducedMotion = DrawerClosed.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await step('The drawer is open, and nothing moves', async () => {
      await expect(isOpen()).toBe(true);
      await nothingMoves();
    });
  },
});

export const StudioMenu = meta.story({
  args: {
    label: 'Toolpad Studio',
    nodes: studio.context.section.menu,
    activeHref: studio.record.meta.pathname,
  },
  play: async ({ canvas, step }) => {
    await step(
      'The menu is that of Toolpad Studio: it marks its first page and links to no other product',
      async () => {
        await expect(studio.context.section.product.name).toBe('Toolpad Studio');
        const menu = canvas.getByRole('navigation', { name: 'Toolpad Studio' });
        await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
          'href',
          '/toolpad/studio/getting-started/',
        );
        const links = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
        await expect(links.filter((href) => !href?.startsWith('/toolpad/studio/'))).toEqual([]);
      },
    );
  },
});

export const StudioMenuDarkRightToLeft = StudioMenu.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

export const StudioMenuOnAPhone = StudioMenu.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await step('The current page is visible', () =>
      expect(canvas.getByRole('link', { current: 'page' })).toBeVisible(),
    );
  },
});
