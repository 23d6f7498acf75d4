import { expect, screen, waitFor } from 'storybook/test';
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
  title: 'Demos/Account/Interactions',
});

export const LocaleTextSignedOut = meta.story({
  render: AccountLocaleText,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mein Konto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    await expect(await canvas.findByRole('button', { name: 'Anmelden' })).toBeVisible();
  },
});

export const SignedInMenuOpened = meta.story({
  render: AccountSignedIn,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('Front Desk')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

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
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Current User' })).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('button', { name: 'Current User' })).toBeVisible();
  },
});

export const SlotPropsMenuOpened = meta.story({
  render: AccountSlotProps,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByText('FD')).toBeVisible();
      await expect(canvas.getByText('desk@workshop.example')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Front Desk' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveClass(
      'MuiButton-containedError',
    );
  },
});

export const SlotPropsSignedOut = meta.story({
  render: AccountSlotProps,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Front Desk' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toHaveClass(
      'MuiButton-outlinedSuccess',
    );
  },
});

export const SwitcherMenuOpened = meta.story({
  render: AccountSwitcher,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Workshop' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Basel' })).toHaveClass('Mui-selected');
  },
});

export const SwitcherSecondWorkshopSelected = meta.story({
  render: AccountSwitcher,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The workshop in Basel')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ghent' }));
    await expect(canvas.getByText('The workshop in Ghent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

export const UserDetailsMenuOpened = meta.story({
  render: AccountUserDetails,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('Spoke & Chain, bench 3')).toBeVisible());
    await expect(screen.getByText('desk@workshop.example')).toBeVisible();
  },
});

export const UserDetailsTailwind = UserDetailsMenuOpened.extend(
  inStyling('AccountUserDetails', 'tailwind'),
);

export const UserDetailsCss = UserDetailsMenuOpened.extend(inStyling('AccountUserDetails', 'css'));
