import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import StorageZod from '../../docs/core/react-persistent-state/demos/StorageZod';
import { demoStory } from './demoStory';
import { stored } from './storedText';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Persisted state/Zod',
  component: StorageZod,
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'board', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'calendar' }));
    await expect(canvas.getByRole('button', { name: 'calendar', pressed: true })).toBeVisible();
    await expect(stored('workshop-view')).toBe('calendar');
  },
});

export const UnknownViewRefused = Chosen.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Store “timeline”' }));
    await expect(stored('workshop-view')).toBe('timeline');
    await expect(canvas.getByRole('button', { name: 'list', pressed: true })).toBeVisible();
  },
});

export const RightToLeftAndDark = UnknownViewRefused.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
