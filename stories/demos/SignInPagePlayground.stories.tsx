import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:SignInPagePlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-sign-in-page/demos/SignInPagePlayground';
import { isShown, isTinted, playgroundStory, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Sign In Page/Playground',
  tags: ['all-modes', '!autodocs'],
});

const field = (label: string) => screen.queryByLabelText(new RegExp(`^${label}`));

/** Sends the form, and waits for what the page says then. */
async function submit(text: string): Promise<boolean> {
  const [button] = screen.getAllByRole('button', { name: 'Sign In' });
  await userEvent.type(screen.getByLabelText(/^Email/), 'desk@spoke-and-chain.example');
  await userEvent.type(screen.getByLabelText(/^Password/), 'brakes-and-chains');
  await userEvent.click(button!);
  return waitFor(
    () => {
      if (!isShown(text)) throw new Error(`"${text}" is not shown.`);
      return true;
    },
    { timeout: 1000 },
  ).catch(() => false);
}

export const Playground = meta.story({
  play: (context) =>
    turnEachControl(
      playground,
      {
        providers: {
          value: 'oauthProviders',
          shows: () => screen.queryByRole('button', { name: /Google$/ }) !== null,
        },
        signIn: { value: 'fail', shows: () => submit('Wrong email or password') },
        'localeText.signInTitle': {
          value: 'Welcome',
          shows: () => screen.queryByRole('heading', { name: 'Welcome' }) !== null,
        },
        'localeText.signInSubtitle': {
          value: 'For the shop',
          shows: () => isShown('For the shop'),
        },
        'localeText.signInRememberMe': { value: 'Stay', shows: () => isShown('Stay') },
        'localeText.email': { value: 'Mail', shows: () => field('Mail') !== null },
        'localeText.password': { value: 'Passcode', shows: () => field('Passcode') !== null },
        'slots.title': { value: 'Title', shows: () => isShown('Welcome back') },
        'slots.subtitle': {
          value: 'Subtitle',
          shows: () => isShown('Sign in to manage the orders of your shop.'),
        },
        'slots.emailField': { value: 'EmailField', shows: () => field('Work email') !== null },
        'slots.passwordField': {
          value: 'PasswordField',
          shows: () => field('Passphrase') !== null,
        },
        'slots.rememberMe': { value: 'RememberMe', shows: () => isShown('Keep me signed in') },
        'slots.forgotPasswordLink': {
          value: 'ForgotPasswordLink',
          shows: () => isShown('Forgot password?'),
        },
        'slots.submitButton': { value: 'SubmitButton', shows: () => isShown('Open the workshop') },
        'slots.signUpLink': { value: 'SignUpLink', shows: () => isShown('Create an account') },
        'slotProps.emailField': {
          value: 'standardField',
          shows: () => document.querySelector('.MuiInput-root') !== null,
        },
        'slotProps.passwordField': {
          value: 'passwordHint',
          shows: () => isShown('At least 12 characters'),
        },
        'slotProps.submitButton': {
          value: 'outlinedButton',
          shows: () => document.querySelector('.MuiButton-outlined') !== null,
        },
        sx: { value: 'tintedPage', shows: isTinted },
      },
      context,
    ),
});
