import { expect, screen, waitFor } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import AccountLocaleText from '../../docs/core/react-account/demos/AccountLocaleText';
import AccountSignedIn from '../../docs/core/react-account/demos/AccountSignedIn';
import AccountSignedOut from '../../docs/core/react-account/demos/AccountSignedOut';
import AccountSlotProps from '../../docs/core/react-account/demos/AccountSlotProps';
import AccountSwitcher from '../../docs/core/react-account/demos/AccountSwitcher';
import AccountUserDetails from '../../docs/core/react-account/demos/AccountUserDetails';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';

const meta = preview.meta({
  ...demoStory,
  title: 'Account/Interactions',
  tags: ['!autodocs'],
});

/** The button to sign in is German, too. */
export const LocaleTextSignedOut = meta.story({
  render: AccountLocaleText,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mein Konto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    await expect(await canvas.findByRole('button', { name: 'Anmelden' })).toBeVisible();
  },
});

/** The menu shows the user and a button to sign out. */
export const SignedInMenuOpened = meta.story({
  render: AccountSignedIn,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('Front Desk')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

/** The button to sign in replaces the avatar. */
export const SignedInUserSignsOut = meta.story({
  render: AccountSignedIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Current User' })).not.toBeInTheDocument();
  },
});

export const SignedOutUserSignsIn = meta.story({
  render: AccountSignedOut,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('button', { name: 'Current User' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Orders in progress' })).toBeVisible();
  },
});

export const SlotPropsMenuOpened = meta.story({
  render: AccountSlotProps,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Front Desk' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveClass(
      'MuiButton-containedPrimary',
    );
  },
});

/** The button to sign in has an outline. */
export const SlotPropsSignedOut = meta.story({
  render: AccountSlotProps,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Front Desk' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toHaveClass(
      'MuiButton-outlinedPrimary',
    );
  },
});

/** The menu lists the locations, with Portland selected. */
export const SwitcherMenuOpened = meta.story({
  render: AccountSwitcher,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Location' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Portland' })).toHaveClass('Mui-selected');
  },
});

export const SwitcherSecondLocationSelected = meta.story({
  render: AccountSwitcher,
  play: async ({ canvas, userEvent, step }) => {
    await step('Orders of Portland are shown', () =>
      expect(canvas.getByText('Spoke & Chain, Portland')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Salem' }));
    await step('Orders of Salem are shown, and the menu is closed', async () => {
      await expect(canvas.getByText('Spoke & Chain, Salem')).toBeVisible();
      await expect(canvas.getByText('Green Grocer Delivery')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
  },
});

/** The menu shows role and email address. */
export const UserDetailsMenuOpened = meta.story({
  render: AccountUserDetails,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('Service desk')).toBeVisible());
    await expect(screen.getByText('desk@spoke-and-chain.example')).toBeVisible();
  },
});

export const UserDetailsTailwind = UserDetailsMenuOpened.extend(
  inStyling('AccountUserDetails', 'tailwind'),
);

export const UserDetailsCss = UserDetailsMenuOpened.extend(inStyling('AccountUserDetails', 'css'));
