import { expect, fireEvent, fn, screen, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import type { LoadIsland } from '../../../src/app/browser/islands/loadIsland';
import type { OpenIsland } from '../../../src/app/browser/islands/IslandRoot';
import { SearchButton } from '../../../src/components/SearchButton/SearchButton';
import { attachSearchButton } from '../../../src/components/SearchButton/SearchButton.behavior';
import { islandsFrom } from '../../kit/islands';
import { areLargeEnough } from '../shared/checks';

/** Fake of loading the search; its promise decides when the search is ready. */
const load = fn<LoadIsland>();
const open = fn<OpenIsland>();
let answer: () => void;

const meta = preview.meta({
  title: 'SearchButton',
  component: SearchButton,
  tags: ['all-modes'],
  args: { href: '/search/' },
  parameters: { behaviors: [attachSearchButton, islandsFrom(load)] },
  beforeEach: () => {
    open.mockReset();
    load.mockReset().mockReturnValue(
      new Promise((resolve) => {
        answer = () => resolve({ mountIsland: () => Promise.resolve(open) });
      }),
    );
  },
});

/** The shortcut is visible, and the button is large enough. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'Search' });
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    await areLargeEnough([button]);
  },
});

/** A phone has no keys for the shortcut, which is hidden. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K')).not.toBeVisible();
  },
});

/* The dialog that opens at once, and takes the query until the search has loaded. */

const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const field = () =>
  screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the documentation' });

export const Loading = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }));
    const input = await field();
    await step('The dialog is open, and its field takes the query', async () => {
      await expect(input).toHaveFocus();
      await userEvent.keyboard('sidebar');
      await expect(input).toHaveValue('sidebar');
    });
    await step('A line says that the search loads', async () => {
      await waitFor(() => expect(screen.getByText('Loading search…')).toBeVisible());
      await expect(screen.getByRole('status')).toHaveTextContent('Loading search…');
      await areLargeEnough([screen.getByRole('button', { name: 'Close' })]);
      const box = await dialog();
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    });
  },
});

/** A letter that is typed at the button opens the dialog, and is its query. */
export const LoadingByALetter = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Search' }).focus();
    await userEvent.keyboard('{Control>}b{/Control}{ArrowDown}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('side');
    await expect(await field()).toHaveValue('side');
  },
});

Loading.test('the query moves to the search, with the caret', async ({ canvas, userEvent }) => {
  const input = await field();
  input.setSelectionRange(2, 4);
  await userEvent.click(canvas.getByText('Loading search…'));
  answer();
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(expect.anything(), {
      query: 'sidebar',
      selection: [2, 4],
    }),
  );
  await expect(input).not.toBeVisible();
});

Loading.test('the next click opens it again while the search loads', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await expect(await field()).toHaveFocus();
  await expect(await field()).toHaveValue('');
  answer();
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await expect(load).toHaveBeenCalledTimes(1);
});

Loading.test('text is composed to its end', async ({ platform, step }) => {
  const input = await field();
  await fireEvent.compositionStart(input);
  await fireEvent.compositionUpdate(input, { data: 'さ' });
  answer();
  await step('While it is composed, the dialog stays', async () => {
    await platform.clock.advance(900);
    await expect(open).not.toHaveBeenCalled();
  });
  await fireEvent.compositionUpdate(input, { data: 'さい' });
  await platform.clock.advance(900);
  await expect(open).not.toHaveBeenCalled();
  input.value = '再';
  await fireEvent.compositionEnd(input, { data: '再' });
  await step('At the end, the search has the text', async () => {
    await platform.clock.advance(50);
    await expect(open.mock.lastCall?.[1]?.query).toBe('再');
  });
});

Loading.test('a phone composes every word: a pause ends it', async ({ platform }) => {
  const input = await field();
  await fireEvent.compositionStart(input);
  await fireEvent.compositionUpdate(input, { data: 'sidebar' });
  answer();
  await platform.clock.advance(1100);
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
});

export const Failed = Loading.extend({
  beforeEach: () => void load.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }));
    const input = await field();
    await step('A message replaces the line, below the field', async () => {
      const alert = await screen.findByRole('alert');
      await expect(alert).toHaveTextContent(
        'Search could not load. Check your connection and try again.',
      );
      await expect(screen.getByText('Loading search…')).not.toBeVisible();
      await expect(alert.getBoundingClientRect().top).toBeGreaterThan(
        input.getBoundingClientRect().bottom,
      );
    });
    await step('The field keeps the focus and takes the query', async () => {
      await expect(input).toHaveFocus();
      await userEvent.keyboard('sidebar');
      await expect(input).toHaveValue('sidebar');
    });
  },
});

Failed.test('Try again opens the search with what was typed', async ({ userEvent }) => {
  load.mockResolvedValue({ mountIsland: () => Promise.resolve(open) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await expect(open.mock.lastCall?.[1]?.query).toBe('sidebar');
  await expect(screen.queryByRole('alert')).toBeNull();
});
