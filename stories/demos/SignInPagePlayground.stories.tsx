import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:SignInPagePlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-sign-in-page/demos/SignInPagePlayground';
import {
  has,
  hasButton,
  isShown,
  isTinted,
  playgroundStory,
  shows,
  turnEachControl,
} from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'Sign In Page/Playground',
  tags: ['all-modes', '!autodocs'],
});

const hasField = (label: string) => () => screen.queryByLabelText(new RegExp(`^${label}`)) !== null;

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
  play: turnEachControl(playground, {
    providers: ['oauthProviders', hasButton(/Google$/)],
    signIn: ['fail', () => submit('Wrong email or password')],
    'localeText.signInTitle': [
      'Welcome',
      () => screen.queryByRole('heading', { name: 'Welcome' }) !== null,
    ],
    'localeText.signInSubtitle': ['For the shop', shows('For the shop')],
    'localeText.signInRememberMe': ['Stay', shows('Stay')],
    'localeText.email': ['Mail', hasField('Mail')],
    'localeText.password': ['Passcode', hasField('Passcode')],
    'slots.title': ['Title', shows('Welcome back')],
    'slots.subtitle': ['Subtitle', shows('Sign in to manage the orders of your shop.')],
    'slots.emailField': ['EmailField', hasField('Work email')],
    'slots.passwordField': ['PasswordField', hasField('Passphrase')],
    'slots.rememberMe': ['RememberMe', shows('Keep me signed in')],
    'slots.forgotPasswordLink': ['ForgotPasswordLink', shows('Forgot password?')],
    'slots.submitButton': ['SubmitButton', shows('Open the workshop')],
    'slots.signUpLink': ['SignUpLink', shows('Create an account')],
    'slotProps.emailField': ['standardField', has('.MuiInput-root')],
    'slotProps.passwordField': ['passwordHint', shows('At least 12 characters')],
    'slotProps.submitButton': ['outlinedButton', has('.MuiButton-outlined')],
    sx: ['tintedPage', isTinted],
  }),
});
