import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import StorageString from '../../docs/core/react-persistent-state/demos/StorageString';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';
import { storeFromOtherTab, stored } from './storedText';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Persisted state/String',
  component: StorageString,
});

export const NothingStored = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note for the next shift' })).toHaveValue(
      'Nothing to hand over',
    );
    await expect(stored('workshop-note')).toBeNull();
  },
});

export const NoteTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note for the next shift' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Call back');
    await expect(canvas.getByText('On the board: Call back')).toBeVisible();
    await expect(stored('workshop-note')).toBe('Call back');
  },
});

NoteTyped.test(
  'Writing null removes the key and shows the initial value',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('On the board: Nothing to hand over')).toBeVisible();
    await expect(stored('workshop-note')).toBeNull();
  },
);

NoteTyped.test('Another tab writes', async ({ canvas }) => {
  storeFromOtherTab('workshop-note', 'Order chains');
  await expect(await canvas.findByText('On the board: Order chains')).toBeVisible();
});

export const RightToLeftAndDark = NoteTyped.extend({ globals: { direction: 'rtl', mode: 'dark' } });

export const Tailwind = NoteTyped.extend(inStyling('StorageString', 'tailwind'));

export const Css = NoteTyped.extend(inStyling('StorageString', 'css'));
