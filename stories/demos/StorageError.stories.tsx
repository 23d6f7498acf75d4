import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import StorageError from '../../docs/core/react-persistent-state/demos/StorageError';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Persisted state/Error',
  component: StorageError,
});

export const FilterStored = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Repairs of everybody')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Only bench 2' }));
    await expect(canvas.getByText('Repairs of Bench 2')).toBeVisible();
    await expect(canvas.getByText('{"mechanic":"Bench 2"}')).toBeVisible();
  },
});

export const BrokenText = FilterStored.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Only bench 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }));
    await expect(canvas.getByText('{"mechanic":')).toBeVisible();
    await expect(canvas.getByText('Repairs of everybody')).toBeVisible();
  },
});

export const RightToLeftAndDark = BrokenText.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
