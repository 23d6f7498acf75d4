import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:AccountPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-account/demos/AccountPlayground';
import { has, isShown, playgroundStory, shows, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Account/Playground',
  tags: ['all-modes', '!autodocs'],
});

/** Opens the menu before a check; what it shows has ended its transition. */
const inMenu = (isThere: () => boolean) => async () => {
  // A check is repeated until it succeeds.
  if (!has('.MuiModal-root')()) await userEvent.click(screen.getAllByRole('button')[0]!);
  await waitFor(() => {
    if (!screen.queryByText(/^sign out/i)) throw new Error('The menu is not open.');
  });
  return isThere();
};

const signedOut = (isThere: () => boolean) => async () => {
  if (isShown('Sign in to see the orders.')) return isThere();
  await inMenu(() => true)();
  await userEvent.click(await screen.findByText(/^sign out/i));
  await screen.findByText('Sign in to see the orders.');
  return isThere();
};

export const Playground = meta.story({
  play: turnEachControl(playground, {
    'slotProps.preview.variant': ['expanded', shows('desk@spoke-and-chain.example')],
    'slotProps.popover': [
      'wideMenu',
      inMenu(() => document.querySelector<HTMLElement>('.MuiPopover-paper')!.offsetWidth === 320),
    ],
    'slotProps.popoverContent': [
      'paddedContent',
      inMenu(() => {
        const content = document.querySelector('.MuiPopover-paper > .MuiStack-root');
        return getComputedStyle(content!).padding === '24px';
      }),
    ],
    'slotProps.signInButton': ['largeButton', signedOut(has('.MuiButton-sizeLarge'))],
    'slotProps.signOutButton': ['outlinedButton', inMenu(has('.MuiButton-colorError'))],
    'slots.preview': [
      'NameButton',
      () =>
        screen.queryByRole('button', { name: 'Front Desk' })?.matches('.MuiButton-outlined') ??
        false,
    ],
    'slots.popover': ['AccountDrawer', inMenu(has('.MuiDrawer-root'))],
    'slots.popoverContent': ['AccountMenu', inMenu(shows('Open orders: 11'))],
    'slots.signInButton': ['WorkshopButton', signedOut(shows('Open the workshop'))],
    'localeText.accountSignInLabel': ['Log in', signedOut(shows('Log in'))],
    'localeText.accountSignOutLabel': ['Sign out now', inMenu(shows('Sign out now'))],
  }),
});
