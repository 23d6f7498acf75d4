import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import SignInPageCredentials from '../../docs/core/react-sign-in-page/demos/SignInPageCredentials';
import SignInPageError from '../../docs/core/react-sign-in-page/demos/SignInPageError';
import SignInPageLocale from '../../docs/core/react-sign-in-page/demos/SignInPageLocale';
import SignInPageMagicLink from '../../docs/core/react-sign-in-page/demos/SignInPageMagicLink';
import SignInPageOAuth from '../../docs/core/react-sign-in-page/demos/SignInPageOAuth';
import SignInPagePasskey from '../../docs/core/react-sign-in-page/demos/SignInPagePasskey';
import SignInPageSlotProps from '../../docs/core/react-sign-in-page/demos/SignInPageSlotProps';
import SignInPageSlots from '../../docs/core/react-sign-in-page/demos/SignInPageSlots';
import SignInPageTheme from '../../docs/core/react-sign-in-page/demos/SignInPageTheme';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Sign In Page/Interactions',
  tags: ['!autodocs'],
});

const email = 'desk@spoke-and-chain.example';

/** The page says who is signed in. */
export const CredentialsSignedIn = meta.story({
  render: SignInPageCredentials,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three spokes and a chain');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('You are signed in')).toBeVisible();
    await expect(canvas.getByText(email)).toBeVisible();
  },
});

/** A message says how long a password has to be. */
export const CredentialsPasswordTooShort = meta.story({
  render: SignInPageCredentials,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Enter a password of at least 8 characters.',
    );
  },
});

/** The password is invalid, and no one is signed in. */
export const CredentialsPasswordMissing = meta.story({
  render: SignInPageCredentials,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
    await expect(canvas.queryByText('You are signed in')).not.toBeInTheDocument();
  },
});

/** A message says that GitHub is not available, and the button can be clicked again. */
export const ErrorProviderFailed = meta.story({
  render: SignInPageError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with GitHub' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'GitHub is not available. Try again later.',
    );
    await expect(canvas.getByRole('button', { name: 'Continue with GitHub' })).toBeEnabled();
  },
});

/** A message says that email or password is wrong, and the email stays. */
export const ErrorWrongPassword = meta.story({
  render: SignInPageError,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The email or password is wrong.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'desk@spoke-and-chain.example',
    );
  },
});

/** Title, field and button are in Hindi. */
export const LocaleHindi = meta.story({
  render: SignInPageLocale,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hindi' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('साइन इन करें');
    await expect(canvas.getByRole('textbox', { name: 'ईमेल' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'साइन इन विकल्प GitHub' })).toBeVisible();
  },
});

/** A message says where the link was sent. */
export const MagicLinkLinkSent = meta.story({
  render: SignInPageMagicLink,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Check your inbox. We sent a link to desk@spoke-and-chain.example.',
    );
  },
});

/** The email is invalid, and no link was sent. */
export const MagicLinkEmailMissing = meta.story({
  render: SignInPageMagicLink,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const OAuthProviderClicked = meta.story({
  render: SignInPageOAuth,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(canvas.getByRole('button', { name: /Continue with Google/ })).toBeDisabled();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with GitHub' })).toBeEnabled();
  },
});

/** A message says that there is no passkey, and the button can be clicked again. */
export const PasskeyNoPasskeyFound = meta.story({
  render: SignInPagePasskey,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No passkey found for desk@spoke-and-chain.example.',
    );
    await expect(canvas.getByRole('button', { name: 'Sign in with Passkey' })).toBeEnabled();
  },
});

export const SlotPropsCheckboxRequired = meta.story({
  render: SignInPageSlotProps,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three spokes and a chain');
    const terms = canvas.getByRole('checkbox', { name: /^I accept the terms/ });
    await expect(terms).toBeInvalid();
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeInvalid();
    await userEvent.click(terms);
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeValid();
  },
});

/** The password is readable, until the button hides it again. */
export const SlotsPasswordShown = meta.story({
  render: SignInPageSlots,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Password/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
});

/** Background and button have the colors and corners of the theme. */
export const ThemeAsOpened = meta.story({
  render: SignInPageTheme,
  tags: ['all-modes'],
  play: async ({ canvas, globals }) => {
    const dark = globals.mode === 'dark';
    await expect(getComputedStyle(document.body).backgroundColor).toBe(
      dark ? 'rgb(13, 26, 21)' : 'rgb(233, 242, 236)',
    );
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(button.backgroundColor).toBe(dark ? 'rgb(134, 215, 180)' : 'rgb(29, 107, 79)');
    await expect(button.borderRadius).toBe('12px');
  },
});
