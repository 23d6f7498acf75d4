import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import StorageCodec from '../../docs/core/react-persistent-state/demos/StorageCodec';
import { demoStory } from './demoStory';
import { store, stored } from './storedText';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Persisted state/Codec',
  component: StorageCodec,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Wheels' })).toBeChecked();
    await expect(canvas.getByText('1 of 3 benches shown')).toBeVisible();
  },
});

export const TwoChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Frames' }));
    await expect(canvas.getByText('2 of 3 benches shown')).toBeVisible();
    await expect(stored('workshop-benches')).toBe('Wheels,Frames');
  },
});

export const FromAnEarlierVisit = meta.story({
  beforeEach: () => store('workshop-benches', 'Brakes'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Brakes' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Wheels' })).not.toBeChecked();
  },
});

export const RightToLeftAndDark = TwoChosen.extend({ globals: { direction: 'rtl', mode: 'dark' } });
