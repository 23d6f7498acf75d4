// cspell:ignore dashbord sideb
import { expect, screen, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { SearchDialog } from '../../../src/components/Search/SearchDialog';
import { forcedColors, textsOf } from '../shared/checks';
import {
  field,
  fits,
  highlighted,
  isReady,
  load,
  loadLargeFixture,
  navigate,
  onClose,
  opened,
  options,
  searchEvents,
  searchStory,
} from './searchStory';

const meta = preview.meta({
  ...searchStory,
  title: 'Search',
  component: SearchDialog,
  // Snippets of code have what this file names.
  args: {
    ...searchStory.args,
    isOpen: true,
    onClose,
    load,
    navigate,
    from: '/toolpad/core/react-crud/',
    headings: '/toolpad/search/',
  },
});

export const Empty = meta.story({
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await isReady();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Try searching for' })).toBeVisible(),
    );
    await expect(screen.queryByText('Recent')).toBeNull();
    await fits();
  },
});

Empty.test('a starter becomes the query', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('option', { name: 'Nested navigation' }));
  await expect(await field()).toHaveValue('Nested navigation');
  await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
  await expect(navigate).not.toHaveBeenCalled();
});

Empty.test('Escape closes', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const RecentSearches = meta.story({
  beforeEach: ({ platform }) => {
    platform.storage.set('recent-searches', JSON.stringify(['useDialogs', 'sidebar']));
  },
  play: async () => {
    await field();
    const recent = await screen.findByRole('group', { name: 'Recent' });
    await expect(textsOf(within(recent).getAllByRole('option'))).toEqual([
      'useDialogs↵',
      'sidebar↵',
    ]);
  },
});

RecentSearches.test('can be cleared', async ({ platform, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.queryByText('Recent')).toBeNull());
  await expect(platform.storage.get('recent-searches')).toBeNull();
});

export const InvalidStoredSearches = meta.story({
  beforeEach: ({ platform }) => platform.storage.set('recent-searches', '{"a":'),
  play: async () => {
    await field();
    await expect(screen.queryByText('Recent')).toBeNull();
  },
});

export const Typing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'sideb');
    await waitFor(() => expect(options()[0]).toHaveTextContent(/^Dashboard ?Layout/));
    await expect(screen.getByRole('status')).toHaveTextContent(/^\d pages found$/);
  },
});

/** One letter is the start of a word. */
export const FirstLetter = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'd');
    await waitFor(() => expect(options()[0]).toHaveTextContent(/^Dashboard ?Layout/));
    await expect(screen.queryByText(/^No results/)).toBeNull();
  },
});

/** The field has the selected text of the page, selected. */
export const Results = meta.story({
  args: { initialQuery: 'sidebar' },
  play: async () => {
    const input = await field();
    await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
    await expect(input).toHaveValue('sidebar');
    await expect((input as HTMLInputElement).selectionEnd).toBe('sidebar'.length);
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Results' })).toBeVisible());
    await expect(document.querySelector('mark')).toHaveTextContent(/sidebar/i);
    // The part of the page that is about it.
    await expect(await highlighted()).toBe(options()[1]);
    await fits();
  },
});

/** The heading of an API page is in words; the class below it is a name. */
export const NamesAsCode = meta.story({
  args: { initialQuery: 'classes' },
  play: async () => {
    await field();
    await waitFor(() => expect(options()).toHaveLength(3));
    await expect(options().map((row) => row.querySelector('[data-code]')?.textContent)).toEqual([
      undefined,
      undefined,
      'root',
    ]);
  },
});

Results.test('arrow keys move, Enter opens', async ({ platform, userEvent }) => {
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(async () => expect(await highlighted()).toBe(options()[0]));
  await userEvent.keyboard('{Enter}');
  await expect(navigate).toHaveBeenCalledWith(options()[0]!.getAttribute('href'), false);
  await expect(onClose).toHaveBeenCalled();
  await expect(platform.storage.get('recent-searches')).toBe('["sidebar"]');
  await expect(searchEvents(platform)).toEqual([opened, ['choose', 'component', 1]]);
});

Results.test('Enter with Ctrl opens another tab and stays', async ({ platform, userEvent }) => {
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect(navigate).toHaveBeenCalledWith(
    '/toolpad/core/react-dashboard-layout/#sidebar',
    true,
  );
  await expect(onClose).not.toHaveBeenCalled();
  await expect(searchEvents(platform)).toEqual([opened, ['choose', 'component', 2]]);
});

Results.test(
  'a click with Ctrl is left to the browser, and reported',
  async ({ platform, userEvent }) => {
    const [first] = options();
    first!.addEventListener('click', (event) => event.preventDefault());
    await userEvent.keyboard('{Control>}');
    await userEvent.click(first!);
    await userEvent.keyboard('{/Control}');
    await expect(navigate).not.toHaveBeenCalled();
    await expect(searchEvents(platform)).toEqual([opened, ['choose', 'component', 1]]);
  },
);

Results.test('a click opens', async ({ userEvent }) => {
  await userEvent.click(options()[0]!);
  await expect(navigate).toHaveBeenCalledWith('/toolpad/core/react-dashboard-layout/', false);
});

Results.test('Clear empties the field and keeps the focus', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect(await field()).toHaveValue('');
  await expect(await field()).toHaveFocus();
});

Empty.test(
  'the keyboard leads from the first letter to a page',
  async ({ platform, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('nested');
    await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
    await waitFor(async () => expect(await highlighted()).toHaveTextContent('Nested navigation'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(navigate).toHaveBeenCalledWith(
      '/toolpad/core/react-dashboard-layout/#nested',
      false,
    );
    await expect(platform.storage.get('recent-searches')).toBe('["nested"]');
  },
);

export const OneKind = Results.extend({
  play: async ({ userEvent }) => {
    await waitFor(() =>
      expect(
        textsOf(
          within(screen.getByRole('group', { name: 'Kinds of results' })).getAllByRole('button'),
        ),
      ).toEqual(['All', 'Components1', 'Props1', 'Demos1']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Props' }));
    await waitFor(() =>
      expect(options().map((row) => row.querySelector('bdi')!.textContent)).toEqual([
        'DashboardLayout API',
        'sidebarExpandedWidth',
        'hideNavigation',
      ]),
    );
    await expect(screen.getByRole('button', { name: 'Props', pressed: true })).toBeInTheDocument();
  },
});

OneKind.test('All shows everything again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
});

/** Filters that show the same results are left out. */
export const NothingToFilter = meta.story({
  args: { initialQuery: 'nested' },
  play: async () => {
    await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
    await expect(screen.queryByRole('group', { name: 'Kinds of results' })).toBeNull();
  },
});

/** Show more adds pages below, and the place in the list stays. */
export const MoreResults = meta.story({
  args: { initialQuery: 'sidebar' },
  beforeEach: () => load.mockImplementation(loadLargeFixture),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(options()).toHaveLength(5));
    await expect(screen.getByRole('status')).toHaveTextContent('24 pages found');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await highlighted()).toHaveTextContent('Guide 2');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(options()).toHaveLength(20));
    await expect((await highlighted())?.textContent).toBe(options()[1]!.textContent);
    await expect(await field()).toHaveFocus();
  },
});

MoreResults.test('the button goes when all pages are shown', async ({ userEvent }) => {
  screen.getByRole('button', { name: 'Show more' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(options()).toHaveLength(24));
  await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await expect(await field()).toHaveFocus();
});

MoreResults.test('another query starts with few pages', async ({ userEvent }) => {
  await userEvent.type(await field(), 's');
  await waitFor(() => expect(options()).toHaveLength(5));
});

export const ResultsOnASmallPhone = Results.extend({
  globals: { viewport: { value: 'narrow' } },
});

export const ResultsInForcedColors = Results.extend({ ...forcedColors });
