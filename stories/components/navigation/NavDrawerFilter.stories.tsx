import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { attachNavDrawer } from '../../../src/components/NavDrawer/NavDrawer.behavior';
import { SearchButton } from '../../../src/components/SearchButton/SearchButton';
import { startOfText } from '../shared/startOfText';
import {
  fiveThousandEntries,
  filterBox,
  isOpen,
  nav,
  navDrawerStory,
  openDrawer,
} from './navDrawerStory';

/** The field above the menu, which filters its entries. */
const meta = preview.meta({ ...navDrawerStory, title: 'NavDrawer filter', tags: ['all-modes'] });

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

/** The user types before the script runs. */
export const FilteredBeforeTheScript = meta.story({
  play: async ({ canvasElement, platform, step, userEvent }) => {
    filterBox().value = 'roadmap';
    const controller = new AbortController();
    attachNavDrawer(canvasElement, platform, controller.signal);
    await step('The script runs after the text was typed: the menu is filtered', () =>
      waitFor(() => expect(shownPages()).toEqual(['Roadmap'])),
    );
    await step('The script stops: the filter is empty', async () => {
      controller.abort();
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
  },
});

FilterByKeyboard.test('Escape clears the filter', async ({ userEvent, step }) => {
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await step(
    'The field has the focus; Escape that ends IME composition does not clear it',
    async () => {
      await expect(filterBox()).toHaveFocus();
      await fireEvent.keyDown(filterBox(), { key: 'Escape', isComposing: true });
      await expect(filterBox()).toHaveValue('crud form');
    },
  );
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await step('The field is empty and has the focus', async () => {
    await expect(filterBox()).toHaveFocus();
    await expect(filterBox()).toHaveValue('');
  });
});

export const FiveThousandEntriesFiltered = meta.story({
  ...fiveThousandEntries,
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

export const FilteredRightToLeft = Filtered.extend({ globals: { direction: 'rtl' } });

FilteredRightToLeft.test('the message reads from left to right', async ({ step }) => {
  const message = status().firstChild as Text;
  await step('The count is left of its word', () =>
    expect(startOfText(message, '2')).toBeLessThan(startOfText(message, 'pages')),
  );
});

export const DrawerFiltered = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (story) => {
    const { userEvent, step } = story;
    await openDrawer(story);
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
