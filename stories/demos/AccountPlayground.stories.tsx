import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:AccountPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-account/demos/AccountPlayground';
import { isShown, playgroundStory, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Account/Playground',
  tags: ['all-modes', '!autodocs'],
});

const found = (selector: string) => document.querySelector(selector) !== null;

/** Opens the menu; what it shows has ended its transition. */
async function inMenu(isThere: () => boolean): Promise<boolean> {
  // A check is repeated until it succeeds.
  if (!found('.MuiModal-root')) await userEvent.click(screen.getAllByRole('button')[0]!);
  await waitFor(() => {
    if (!screen.queryByText(/^sign out/i)) throw new Error('The menu is not open.');
  });
  return isThere();
}

async function signedOut(isThere: () => boolean): Promise<boolean> {
  if (isShown('Sign in to see the orders.')) return isThere();
  await inMenu(() => true);
  await userEvent.click(await screen.findByText(/^sign out/i));
  await screen.findByText('Sign in to see the orders.');
  return isThere();
}

export const Playground = meta.story({
  play: (context) =>
    turnEachControl(
      playground,
      {
        'slotProps.preview.variant': {
          value: 'expanded',
          shows: () => isShown('desk@spoke-and-chain.example'),
        },
        'slotProps.popover': {
          value: 'wideMenu',
          shows: () =>
            inMenu(
              () => document.querySelector<HTMLElement>('.MuiPopover-paper')!.offsetWidth === 320,
            ),
        },
        'slotProps.popoverContent': {
          value: 'paddedContent',
          shows: () =>
            inMenu(() => {
              const content = document.querySelector('.MuiPopover-paper > .MuiStack-root');
              return getComputedStyle(content!).padding === '24px';
            }),
        },
        'slotProps.signInButton': {
          value: 'largeButton',
          shows: () => signedOut(() => found('.MuiButton-sizeLarge')),
        },
        'slotProps.signOutButton': {
          value: 'outlinedButton',
          shows: () => inMenu(() => found('.MuiButton-colorError')),
        },
        'slots.preview': {
          value: 'NameButton',
          shows: () =>
            screen.queryByRole('button', { name: 'Front Desk' })?.matches('.MuiButton-outlined') ??
            false,
        },
        'slots.popover': {
          value: 'AccountDrawer',
          shows: () => inMenu(() => found('.MuiDrawer-root')),
        },
        'slots.popoverContent': {
          value: 'AccountMenu',
          shows: () => inMenu(() => isShown('Open orders: 11')),
        },
        'slots.signInButton': {
          value: 'WorkshopButton',
          shows: () => signedOut(() => isShown('Open the workshop')),
        },
        'localeText.accountSignInLabel': {
          value: 'Log in',
          shows: () => signedOut(() => isShown('Log in')),
        },
        'localeText.accountSignOutLabel': {
          value: 'Sign out now',
          shows: () => inMenu(() => isShown('Sign out now')),
        },
      },
      context,
    ),
});
