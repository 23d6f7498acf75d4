// cspell:ignore dxshbxrdz qqqxxxzzz zzzqqq
import { expect, screen, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { textsOf } from '../shared/checks';
import {
  field,
  fits,
  load,
  loadFixture,
  navigate,
  opened,
  options,
  searchEvents,
  searchStory,
} from './searchStory';

/** A query without results: the search offers similar words and other ways to find the page. */
const meta = preview.meta({ ...searchStory, title: 'Search without results' });

const rowsOf = (name: string) =>
  textsOf(within(screen.getByRole('group', { name })).getAllByRole('option'));

const ways = 'Other ways to find it';

const isNothingFound = async (query: string) => {
  const note = await screen.findByText(`No results for “${query}”`);
  await waitFor(() => expect(note).toBeVisible());
  await expect(screen.getByRole('status')).toHaveTextContent('0 pages found');
  await expect(await field()).toHaveValue(query);
  await fits();
};

/** The words of the site that are spelled most like it. */
export const NearWords = meta.story({
  args: { initialQuery: 'dxshbxrdz' },
  play: async () => {
    await isNothingFound('dxshbxrdz');
    await expect(rowsOf('Similar words in the documentation')[0]).toBe('Dashboard↵');
    await expect(rowsOf(ways)).toEqual(['All pages and headings↵']);
  },
});

NearWords.test('a near word becomes the query', async ({ userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue('Dashboard'));
  await waitFor(() => expect(options()[0]).toHaveTextContent(/^Dashboard ?Layout/));
  await expect(navigate).not.toHaveBeenCalled();
});

/** No word is near: the page of all headings is left. */
export const NothingNear = meta.story({
  args: { initialQuery: 'qqqxxxzzz' },
  play: async () => {
    await isNothingFound('qqqxxxzzz');
    await expect(screen.queryByText('Similar words in the documentation')).toBeNull();
    await expect(rowsOf(ways)).toEqual(['All pages and headings↵']);
  },
});

NothingNear.test('Enter opens the page of all headings', async ({ platform, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await expect(navigate).toHaveBeenCalledWith('/toolpad/search/', false);
  // Only searches that led somewhere are kept.
  await expect(platform.storage.get('recent-searches')).toBeNull();
  await expect(searchEvents(platform)).toEqual([opened, ['nothing-found', 1]]);
});

NothingNear.test(
  'reports how many queries find nothing, not which',
  async ({ platform, userEvent }) => {
    // Longer, it still finds nothing; cleared and typed again, it is another query.
    await userEvent.type(await field(), 'q');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'zzzqqq');
    await waitFor(() =>
      expect(searchEvents(platform)).toEqual([opened, ['nothing-found', 1], ['nothing-found', 2]]),
    );
  },
);

/** With a repository for issues. */
export const WithAnIssue = meta.story({
  args: { initialQuery: 'qqqxxxzzz' },
  beforeEach: () =>
    void load.mockImplementation(() => loadFixture('https://github.com/example/docs')),
  play: async () => {
    await isNothingFound('qqqxxxzzz');
    const issue = screen.getByRole('option', { name: 'Report a missing topic' });
    const { pathname, searchParams } = new URL((issue as HTMLAnchorElement).href);
    await expect(pathname).toBe('/example/docs/issues/new');
    await expect(searchParams.get('title')).toContain('qqqxxxzzz');
    await expect(searchParams.get('body')).toContain('- Page: /toolpad/core/react-crud/');
  },
});

/** The product of the page has no results, another one has. */
export const OnlyInAnotherProduct = meta.story({
  args: { initialQuery: 'deployment' },
  play: async () => {
    await screen.findByRole('group', {
      name: 'Nothing in Toolpad Core. 1 page in Toolpad Studio',
    });
    await expect(options()[0]).toHaveTextContent('Deployment');
  },
});
