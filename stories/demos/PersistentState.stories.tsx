import { expect, fireEvent } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import StorageCodec from '../../docs/core/react-persistent-state/demos/StorageCodec';
import StorageError from '../../docs/core/react-persistent-state/demos/StorageError';
import StorageString from '../../docs/core/react-persistent-state/demos/StorageString';
import StorageZod from '../../docs/core/react-persistent-state/demos/StorageZod';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';
import { createBrowserStorage } from '../../src/platform/storage/createBrowserStorage';

const storage = createBrowserStorage(window, 'localStorage');

/** A value in local storage. */
const stored = (key: string) => storage.get(key);

/** Writes a value to local storage, as an earlier visit would. */
const store = (key: string, text: string) => storage.set(key, text);

/** Writes from another document of the same origin, as another tab would. */
function storeFromOtherTab(key: string, text: string) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  createBrowserStorage(frame.contentWindow!, 'localStorage').set(key, text);
  frame.remove();
}

const meta = preview.meta({
  ...demoStory,
  title: 'Persistent State/Interactions',
  tags: ['!autodocs'],
});

export const CodecRangeChanged = meta.story({
  render: StorageCodec,
  tags: ['all-modes'],
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Due to'), { target: { value: '2026-03-11' } });
    await expect(canvas.getByText('Summit Cycling Club')).toBeVisible();
    await expect(stored('shop-due')).toBe('2026-03-09/2026-03-11');
  },
});

/** The stored order is shown. */
export const CodecStoredValue = meta.story({
  render: StorageCodec,
  beforeEach: () => store('shop-due', '2026-03-10/2026-03-10'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbor Bike Tours')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
});

export const ErrorFilterStored = meta.story({
  render: StorageError,
  play: async ({ canvas, userEvent, step }) => {
    await step('Three orders are shown', () => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only ready orders' }));
    await step('Two orders are ready, and the filter is stored', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      await expect(canvas.getByText('{"isReady":true}')).toBeVisible();
    });
  },
});

export const ErrorInvalidStoredValue = ErrorFilterStored.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only ready orders' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }));
    await expect(canvas.getByText('{"isReady":')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});

export const StringNoteTyped = meta.story({
  render: StorageString,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', {
      name: 'Handover note',
    });
    await userEvent.clear(field);
    await userEvent.type(field, 'Call back');
    await expect(canvas.getByText('Call back', { ignore: 'textarea' })).toBeVisible();
    await expect(canvas.getByText('Stored')).toBeVisible();
    await expect(stored('shop-note')).toBe('Call back');
  },
});

StringNoteTyped.test(
  'removes the key and shows the initial value for null',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText(/call before pickup/, { ignore: 'textarea' })).toBeVisible();
    await expect(canvas.getByText('Initial value')).toBeVisible();
    await expect(stored('shop-note')).toBeNull();
  },
);

StringNoteTyped.test('follows a change in another tab', async ({ canvas }) => {
  storeFromOtherTab('shop-note', 'Order chains');
  await expect(await canvas.findByText('Order chains', { ignore: 'textarea' })).toBeVisible();
});

export const StringTailwind = StringNoteTyped.extend(inStyling('StorageString', 'tailwind'));

export const StringCss = StringNoteTyped.extend(inStyling('StorageString', 'css'));

export const ZodSelected = meta.story({
  render: StorageZod,
  play: async ({ canvas, userEvent, step }) => {
    await step('The board is selected', () =>
      expect(canvas.getByRole('button', { name: 'board', pressed: true })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'list' }));
    await step('The list is selected and stored', async () => {
      await expect(canvas.getByRole('button', { name: 'list', pressed: true })).toBeVisible();
      await expect(stored('shop-view')).toBe('list');
    });
  },
});

export const ZodInvalidStoredValue = ZodSelected.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Store “calendar”' }));
    await expect(stored('shop-view')).toBe('calendar');
    await expect(canvas.getByRole('button', { name: 'list', pressed: true })).toBeVisible();
  },
});
