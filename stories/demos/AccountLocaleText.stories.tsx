import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import AccountLocaleText from '../../docs/core/react-account/demos/AccountLocaleText';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Account/Labels',
  component: AccountLocaleText,
});

export const SignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mein Konto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    await expect(await canvas.findByRole('button', { name: 'Anmelden' })).toBeVisible();
  },
});

export const RightToLeftAndDark = SignedOut.extend({ globals: { direction: 'rtl', mode: 'dark' } });
