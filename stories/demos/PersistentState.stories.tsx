import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import StorageCodec from '../../docs/core/react-persistent-state/demos/StorageCodec';
import StorageError from '../../docs/core/react-persistent-state/demos/StorageError';
import StorageString from '../../docs/core/react-persistent-state/demos/StorageString';
import StorageZod from '../../docs/core/react-persistent-state/demos/StorageZod';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';
import { store, storeFromOtherTab, stored } from './storedText';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Persistent State/Interactions',
});

export const CodecTwoSelected = meta.story({
  render: StorageCodec,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Wheels' })).toBeChecked();
      await expect(canvas.getByText('1 of 3 benches shown')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Frames' }));
    await expect(canvas.getByText('2 of 3 benches shown')).toBeVisible();
    await expect(stored('workshop-benches')).toBe('Wheels,Frames');
  },
});

export const CodecStoredValue = meta.story({
  render: StorageCodec,
  beforeEach: () => store('workshop-benches', 'Brakes'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Brakes' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Wheels' })).not.toBeChecked();
  },
});

export const ErrorFilterStored = meta.story({
  render: StorageError,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Repairs of everybody')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Only bench 2' }));
    await expect(canvas.getByText('Repairs of Bench 2')).toBeVisible();
    await expect(canvas.getByText('{"mechanic":"Bench 2"}')).toBeVisible();
  },
});

export const ErrorInvalidStoredValue = ErrorFilterStored.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Only bench 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }));
    await expect(canvas.getByText('{"mechanic":')).toBeVisible();
    await expect(canvas.getByText('Repairs of everybody')).toBeVisible();
  },
});

export const StringNoteTyped = meta.story({
  render: StorageString,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Note for the next shift' })).toHaveValue(
        'Nothing to hand over',
      );
      await expect(stored('workshop-note')).toBeNull();
    });
    const field = canvas.getByRole('textbox', {
      name: 'Note for the next shift',
    });
    await userEvent.clear(field);
    await userEvent.type(field, 'Call back');
    await expect(canvas.getByText('On the board: Call back')).toBeVisible();
    await expect(stored('workshop-note')).toBe('Call back');
  },
});

StringNoteTyped.test(
  'removes the key and shows the initial value for null',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('On the board: Nothing to hand over')).toBeVisible();
    await expect(stored('workshop-note')).toBeNull();
  },
);

StringNoteTyped.test('follows a change in another tab', async ({ canvas }) => {
  storeFromOtherTab('workshop-note', 'Order chains');
  await expect(await canvas.findByText('On the board: Order chains')).toBeVisible();
});

export const StringTailwind = StringNoteTyped.extend(inStyling('StorageString', 'tailwind'));

export const StringCss = StringNoteTyped.extend(inStyling('StorageString', 'css'));

export const ZodSelected = meta.story({
  render: StorageZod,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'board', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'calendar' }));
    await expect(canvas.getByRole('button', { name: 'calendar', pressed: true })).toBeVisible();
    await expect(stored('workshop-view')).toBe('calendar');
  },
});

export const ZodInvalidStoredValue = ZodSelected.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Store “timeline”' }));
    await expect(stored('workshop-view')).toBe('timeline');
    await expect(canvas.getByRole('button', { name: 'list', pressed: true })).toBeVisible();
  },
});
