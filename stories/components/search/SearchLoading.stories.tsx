import { expect, screen, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import type { SearchEngine } from '../../../src/domain/search/SearchEngine';
import { field, isReady, load, loadFixture, options, searchStory } from './searchStory';

/** The search before its index has loaded, while the browser is offline, and after the index could not load. */
const meta = preview.meta({ ...searchStory, title: 'Search while it loads' });

let answer: () => Promise<void>;

/** A slow network: the field takes the query, which is answered once the index is there. */
export const Slow = meta.story({
  args: { initialQuery: 'sidebar' },
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async () => {
    await expect(await field()).toHaveValue('sidebar');
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
});

/** What was typed meanwhile is answered. */
export const SlowThenReady = meta.story({
  args: { initialQuery: 'side' },
  beforeEach: () => {
    load.mockReturnValue(
      new Promise<SearchEngine>((resolve) => {
        answer = async () => resolve(await loadFixture());
      }),
    );
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'sidebar');
    await answer();
    await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
    await expect(await field()).toHaveValue('sidebar');
    await isReady();
  },
});

/** Offline before the first use. */
export const Offline = meta.story({
  beforeEach: () => void load.mockRejectedValue(new TypeError('Failed to fetch')),
  play: async ({ userEvent }) => {
    await isReady();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Search could not load. Check your connection and try again.',
    );
    await userEvent.type(await field(), 'sidebar');
    await expect(alert).toBeVisible();
    await expect(await field()).toHaveValue('sidebar');
  },
});

Offline.test('Try again answers the query', async ({ userEvent }) => {
  load.mockImplementation(() => loadFixture());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(options()[0]).toHaveTextContent('Dashboard Layout'));
});
