import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import BaseConceptsLocaleText from '../../docs/core/introduction/demos/BaseConceptsLocaleText';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Introduction/Texts',
  component: BaseConceptsLocaleText,
});

export const TextsByPriority = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Keep',
      'Drop',
      'Close',
      'Log in',
      'Start your shift',
    ]);
  },
});

export const SignedInByOwnLabel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start your shift' }));
    await expect(canvas.getAllByRole('button', { name: 'Current User' })).toHaveLength(2);
  },
});

export const RightToLeftAndDark = meta.story({
  globals: { direction: 'rtl', mode: 'dark' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('data-toolpad-color-scheme', 'dark');
    const keep = canvas.getByRole('button', { name: 'Keep' }).getBoundingClientRect();
    const drop = canvas.getByRole('button', { name: 'Drop' }).getBoundingClientRect();
    await expect(drop.right).toBeLessThanOrEqual(keep.left);
  },
});

export const Tailwind = TextsByPriority.extend(inStyling('BaseConceptsLocaleText', 'tailwind'));

export const Css = TextsByPriority.extend(inStyling('BaseConceptsLocaleText', 'css'));
