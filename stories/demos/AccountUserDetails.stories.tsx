import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import AccountUserDetails from '../../docs/core/react-account/demos/AccountUserDetails';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Account/User details',
  component: AccountUserDetails,
});

export const MenuOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('Spoke & Chain, bench 3')).toBeVisible());
    await expect(screen.getByText('desk@workshop.example')).toBeVisible();
  },
});

export const RightToLeftAndDark = MenuOpened.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});

export const Tailwind = MenuOpened.extend(inStyling('AccountUserDetails', 'tailwind'));

export const Css = MenuOpened.extend(inStyling('AccountUserDetails', 'css'));
