import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SessionCustom from '../../docs/core/react-use-session/demos/SessionCustom';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useSession/Custom',
  component: SessionCustom,
});

export const OwnFieldsRead = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Front Desk')).toBeVisible();
    await expect(canvas.getByText('Harbor workshop')).toBeVisible();
    await expect(canvas.getByText('Bench 3')).toBeVisible();
  },
});

export const RightToLeftAndDark = OwnFieldsRead.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});

export const Tailwind = OwnFieldsRead.extend(inStyling('SessionCustom', 'tailwind'));

export const Css = OwnFieldsRead.extend(inStyling('SessionCustom', 'css'));
