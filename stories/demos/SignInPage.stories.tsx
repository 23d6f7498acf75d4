import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import SignInPageBranding from '../../docs/core/react-sign-in-page/demos/SignInPageBranding';
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

export const BrandingAsOpened = meta.story({
  render: SignInPageBranding,
  play: async ({ canvas, canvasElement, step }) => {
    await step('The page has the logo and name of the shop', async () => {
      const name = canvas.getByRole('heading', { level: 1 });
      await expect(name).toHaveTextContent('Sign in to Spoke & Chain');
      const logo = canvasElement.querySelector('svg')!;
      await expect(logo).toBeVisible();
      await expect(logo.getBoundingClientRect().bottom).toBeLessThan(
        name.getBoundingClientRect().top,
      );
    });
  },
});

export const CredentialsSignedIn = meta.story({
  render: SignInPageCredentials,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three spokes and a chain');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await step('The page says who is signed in', async () => {
      await expect(await canvas.findByText('You are signed in')).toBeVisible();
      await expect(canvas.getByText(email)).toBeVisible();
    });
  },
});

export const CredentialsPasswordTooShort = meta.story({
  render: SignInPageCredentials,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await step('A message says how long a password has to be', async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Enter a password of at least 8 characters.',
      ),
    );
  },
});

export const CredentialsPasswordMissing = meta.story({
  render: SignInPageCredentials,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await step('The password is invalid, and no one is signed in', async () => {
      await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
      await expect(canvas.queryByText('You are signed in')).not.toBeInTheDocument();
    });
  },
});

export const ErrorProviderFailed = meta.story({
  render: SignInPageError,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with GitHub' }));
    await step(
      'A message says that GitHub is not available, and the button can be clicked again',
      async () => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'GitHub is not available. Try again later.',
        );
        await expect(canvas.getByRole('button', { name: 'Continue with GitHub' })).toBeEnabled();
      },
    );
  },
});

export const ErrorWrongPassword = meta.story({
  render: SignInPageError,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await step('A message says that email or password is wrong, and the email stays', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'The email or password is wrong.',
      );
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
        'desk@spoke-and-chain.example',
      );
    });
  },
});

export const LocaleAsOpened = meta.story({
  render: SignInPageLocale,
  play: async ({ canvas, step }) => {
    await step('Title, field and button are in German', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Anmelden');
      await expect(canvas.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Weiter mit GitHub' })).toBeVisible();
    });
  },
});

export const LocaleHindi = LocaleAsOpened.extend({
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hindi' }));
    await step('Title, field and button are in Hindi', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('साइन इन करें');
      await expect(canvas.getByRole('textbox', { name: 'ईमेल' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'साइन इन विकल्प GitHub' })).toBeVisible();
    });
  },
});

export const MagicLinkLinkSent = meta.story({
  render: SignInPageMagicLink,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Email' }));
    await step('A message says where the link was sent', async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Check your inbox. We sent a link to desk@spoke-and-chain.example.',
      ),
    );
  },
});

export const MagicLinkEmailMissing = meta.story({
  render: SignInPageMagicLink,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Email' }));
    await step('The email is invalid, and no link was sent', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

export const OAuthProviderClicked = meta.story({
  render: SignInPageOAuth,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
        'Continue with GitHub',
        'Continue with Google',
        'Continue with Microsoft',
        'Continue with Company SSO',
      ]);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(canvas.getByRole('button', { name: /Continue with Google/ })).toBeDisabled();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with GitHub' })).toBeEnabled();
  },
});

export const PasskeyNoPasskeyFound = meta.story({
  render: SignInPagePasskey,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Passkey' }));
    await step(
      'A message says that there is no passkey, and the button can be clicked again',
      async () => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'No passkey found for desk@spoke-and-chain.example.',
        );
        await expect(canvas.getByRole('button', { name: 'Sign in with Passkey' })).toBeEnabled();
      },
    );
  },
});

export const SlotPropsCheckboxRequired = meta.story({
  render: SignInPageSlotProps,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeVisible();
      await expect(canvas.getByText('At least 12 characters')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveClass(
        'MuiButton-containedSuccess',
      );
    });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three spokes and a chain');
    const terms = canvas.getByRole('checkbox', { name: /^I accept the terms/ });
    await expect(terms).toBeInvalid();
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeInvalid();
    await userEvent.click(terms);
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeValid();
  },
});

export const SlotsAsOpened = meta.story({
  render: SignInPageSlots,
  play: async ({ canvas, step }) => {
    await step(
      'Each slot is replaced: title, fields, checkbox, button and both links',
      async () => {
        await expect(canvas.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
        await expect(canvas.getByRole('textbox', { name: 'Work email' })).toBeRequired();
        await expect(canvas.getByLabelText(/^Password/)).toBeVisible();
        await expect(canvas.getByRole('checkbox', { name: 'Keep me signed in' })).not.toBeChecked();
        await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Create an account' })).toBeVisible();
        await expect(canvas.queryByText('Remember Me')).not.toBeInTheDocument();
      },
    );
  },
});

SlotsAsOpened.test('shows and hides the password', async ({ canvas, userEvent, step }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await step('The password is readable', () =>
    expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text'),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  await step('The password is hidden', () =>
    expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'password'),
  );
});

export const ThemeAsOpened = meta.story({
  render: SignInPageTheme,
  tags: ['all-modes'],
  play: async ({ canvas, globals, step }) => {
    const dark = globals.mode === 'dark';
    await step('Background and button have the colors and corners of the theme', async () => {
      await expect(getComputedStyle(document.body).backgroundColor).toBe(
        dark ? 'rgb(13, 26, 21)' : 'rgb(233, 242, 236)',
      );
      const button = getComputedStyle(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(button.backgroundColor).toBe(dark ? 'rgb(134, 215, 180)' : 'rgb(29, 107, 79)');
      await expect(button.borderRadius).toBe('12px');
    });
  },
});
