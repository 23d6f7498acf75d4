import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import BaseConceptsLocaleText from '../../docs/core/introduction/demos/BaseConceptsLocaleText';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Introduction/Interactions',
  tags: ['!autodocs'],
});

/** Each button has the text of the closest setting. */
export const BaseConceptsLocaleTextByPriority = meta.story({
  render: BaseConceptsLocaleText,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Log in',
      'Staff sign-in',
      'Save order',
      'Discard',
      'Close',
    ]);
  },
});

/** Both accounts are signed in. */
export const BaseConceptsLocaleTextSignedIn = meta.story({
  render: BaseConceptsLocaleText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Staff sign-in' }));
    await expect(canvas.getAllByRole('button', { name: 'Current User' })).toHaveLength(2);
  },
});
