// cspell:ignore dashbord sideb qqqxxxzzz
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { createSearchEngine } from '../../../src/app/search/createSearchEngine';
import { IslandRoot } from '../../../src/app/islands/IslandRoot';
import { SearchDialog } from '../../../src/components/Search/SearchDialog';
import type { LoadSearch } from '../../../src/components/Search/useSearch';
import { usePlatform } from '../../../src/platform/PlatformContext';
import { forcedColors } from '../shared/mediaFeatures';
import { searchFixture } from './searchFixture';

const load = fn<LoadSearch>();
const navigate = fn<(href: string, inNewTab: boolean) => void>();
const onClose = fn();

interface SearchProps {
  query: string;
  from: string;
}

function Search({ query, from }: SearchProps) {
  return (
    <IslandRoot platform={usePlatform()}>
      <SearchDialog
        isOpen
        onClose={onClose}
        load={load}
        from={from}
        initialQuery={query}
        navigate={navigate}
      />
    </IslandRoot>
  );
}

const core = '/toolpad/core/react-crud/';

const meta = preview.meta({
  title: 'Search',
  component: Search,
  args: { query: '', from: core },
  parameters: { behaviors: [], hydrated: true },
  globals: { mode: 'light', direction: 'ltr' },
  beforeEach: () => {
    load.mockReset();
    load.mockImplementation(() => createSearchEngine(searchFixture));
    navigate.mockReset();
    onClose.mockReset();
  },
});

const field = () => screen.findByRole('combobox', { name: 'Search the documentation' });
const options = () => screen.getAllByRole('option');
const isReady = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
const highlighted = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
const fits = async () => {
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};

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
  await expect(onClose).toHaveBeenCalled();
});

export const RecentSearches = meta.story({
  beforeEach: ({ platform }) => {
    platform.storage.set('recent-searches', JSON.stringify(['useDialogs', 'sidebar']));
  },
  play: async () => {
    await field();
    const recent = await screen.findByRole('group', { name: 'Recent' });
    await expect(
      within(recent)
        .getAllByRole('option')
        .map((row) => row.textContent),
    ).toEqual(['useDialogs↵', 'sidebar↵']);
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

/** The field has the selected text of the page, selected. */
export const Results = meta.story({
  args: { query: 'sidebar' },
  play: async () => {
    const input = await field();
    await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
    await expect(input).toHaveValue('sidebar');
    await expect((input as HTMLInputElement).selectionEnd).toBe('sidebar'.length);
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Results' })).toBeVisible());
    await expect(document.querySelector('mark')).toHaveTextContent(/sidebar/i);
    await expect(await highlighted()).toBe(options()[0]);
    await fits();
  },
});

Results.test('arrow keys move, Enter opens', async ({ platform, userEvent }) => {
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await highlighted()).toBe(options()[1]));
  await userEvent.keyboard('{Enter}');
  await expect(navigate).toHaveBeenCalledWith(options()[1]!.getAttribute('href'), false);
  await expect(onClose).toHaveBeenCalled();
  await expect(platform.storage.get('recent-searches')).toBe('["sidebar"]');
});

Results.test('Enter with Ctrl opens another tab and stays', async ({ userEvent }) => {
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect(navigate).toHaveBeenCalledWith('/toolpad/core/react-dashboard-layout/', true);
  await expect(onClose).not.toHaveBeenCalled();
});

Results.test('a click opens', async ({ userEvent }) => {
  await userEvent.click(options()[0]!);
  await expect(navigate).toHaveBeenCalledWith('/toolpad/core/react-dashboard-layout/', false);
});

Results.test('Clear empties the field and keeps the focus', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect(await field()).toHaveValue('');
  await expect(await field()).toHaveFocus();
});

export const OneKind = Results.extend({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'API' }));
    await waitFor(() => expect(options()[0]).toHaveTextContent('DashboardLayout API'));
    await expect(screen.getByRole('button', { name: 'API' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(screen.queryByText('Nested navigation')).toBeNull();
  },
});

OneKind.test('All shows everything again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
});

export const Misspelled = meta.story({
  args: { query: 'dashbord' },
  play: async () => {
    await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
  },
});

export const CurrentProductFirst = meta.story({
  args: { query: 'install', from: '/toolpad/studio/concepts/queries/' },
  play: async () => {
    await waitFor(() => expect(options()[0]).toHaveTextContent('Deployment'));
  },
});

export const NothingFound = meta.story({
  args: { query: 'qqqxxxzzz' },
  play: async () => {
    const note = await screen.findByText('No results for “qqqxxxzzz”');
    await waitFor(() => expect(note).toBeVisible());
    await expect(
      screen.getByRole('group', { name: 'Similar words in the documentation' }),
    ).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('0 pages found');
  },
});

export const Loading = meta.story({
  args: { query: 'sidebar' },
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async () => {
    await expect(await field()).toHaveValue('sidebar');
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
});

/** Offline before the first use, or a server that does not answer. */
export const Failed = meta.story({
  args: { query: 'sidebar' },
  beforeEach: () => void load.mockRejectedValue(new Error('offline')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Search could not load. Check your connection and try again.',
    );
    await expect(await field()).toHaveValue('sidebar');
  },
});

Failed.test('Try again answers the query', async ({ userEvent }) => {
  load.mockImplementation(() => createSearchEngine(searchFixture));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
});

export const ResultsDark = Results.extend({ globals: { mode: 'dark' } });

export const ResultsRightToLeft = Results.extend({ globals: { direction: 'rtl' } });

export const ResultsDense = Results.extend({ globals: { density: 'dense' } });

export const ResultsOnAPhone = Results.extend({
  globals: { viewport: { value: 'phone' } },
});

export const ResultsOnASmallPhone = Results.extend({
  parameters: { testWindow: { width: 320, height: 568 } },
  globals: { viewport: { value: 'phone' } },
});

export const ResultsInForcedColors = Results.extend({ ...forcedColors });

export const EmptyDarkRightToLeft = Empty.extend({ globals: { mode: 'dark', direction: 'rtl' } });

export const NothingFoundDark = NothingFound.extend({ globals: { mode: 'dark' } });

export const FailedDarkOnAPhone = Failed.extend({
  globals: { mode: 'dark', viewport: { value: 'phone' } },
});
