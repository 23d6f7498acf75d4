import { expect } from 'storybook/test';
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
  title: 'Demos/Sign In Page/Interactions',
});

export const BrandingAsOpened = meta.story({
  render: SignInPageBranding,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sign In to Spoke & Chain',
    );
    await expect(canvas.getByTestId('PedalBikeIcon')).toBeVisible();
  },
});

export const CredentialsSignedIn = meta.story({
  render: SignInPageCredentials,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three spokes and a chain');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByText('Hello, desk@workshop.example')).toBeVisible();
  },
});

export const CredentialsPasswordMissing = meta.story({
  render: SignInPageCredentials,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
    await expect(canvas.queryByText(/^Hello/)).not.toBeInTheDocument();
  },
});

export const ErrorProviderFailed = meta.story({
  render: SignInPageError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with GitHub' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'GitHub does not answer. Try it again later.',
    );
    await expect(canvas.getByRole('button', { name: 'Sign in with GitHub' })).toBeEnabled();
  },
});

export const ErrorWrongPassword = meta.story({
  render: SignInPageError,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'guessed');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No account of desk@workshop.example has this password.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'desk@workshop.example',
    );
  },
});

export const LocaleAsOpened = meta.story({
  render: SignInPageLocale,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('साइन इन करें');
    await expect(canvas.getByRole('textbox', { name: 'ईमेल' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'साइन इन विकल्प GitHub' })).toBeVisible();
  },
});

export const MagicLinkLinkSent = meta.story({
  render: SignInPageMagicLink,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We sent a link to desk@workshop.example',
    );
  },
});

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
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
        'Sign in with GitHub',
        'Sign in with Google',
        'Sign in with Workshop ID',
      ]);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
    await expect(canvas.getByRole('button', { name: /Sign in with Google/ })).toBeDisabled();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in with GitHub' })).toBeEnabled();
  },
});

export const PasskeyNoPasskeyFound = meta.story({
  render: SignInPagePasskey,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is no passkey for desk@workshop.example',
    );
    await expect(canvas.getByRole('button', { name: 'Sign in with Passkey' })).toBeEnabled();
  },
});

export const SlotPropsCheckboxRequired = meta.story({
  render: SignInPageSlotProps,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeVisible();
      await expect(canvas.getByText('At least twelve characters')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveClass(
        'MuiButton-outlinedSuccess',
      );
    });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three spokes and a chain');
    const rules = canvas.getByRole('checkbox', { name: /^I know the rules/ });
    await expect(rules).toBeInvalid();
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeInvalid();
    await userEvent.click(rules);
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeValid();
  },
});

export const SlotsAsOpened = meta.story({
  render: SignInPageSlots,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Workshop door' })).toBeVisible();
    await expect(canvas.getByText('For mechanics only')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Staff email' })).toBeRequired();
    await expect(canvas.getByLabelText(/^Key phrase/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'My own device' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'New key' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open the door' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply for a job' })).toBeVisible();
    await expect(canvas.queryByText('Remember Me')).not.toBeInTheDocument();
  },
});

export const ThemeAsOpened = meta.story({
  render: SignInPageTheme,
  tags: ['all-modes'],
  play: async ({ canvas, globals }) => {
    const dark = globals.mode === 'dark';
    await expect(getComputedStyle(document.body).backgroundColor).toBe(
      dark ? 'rgb(36, 20, 5)' : 'rgb(246, 234, 217)',
    );
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(button.backgroundColor).toBe(dark ? 'rgb(255, 183, 124)' : 'rgb(122, 59, 0)');
    await expect(button.borderRadius).toBe('12px');
  },
});
