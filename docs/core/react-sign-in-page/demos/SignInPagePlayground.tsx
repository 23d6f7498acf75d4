import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const providers: AuthProvider[] = [
  { id: 'credentials', name: 'Email and password' },
];

export const oauthProviders: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

export const emailProviders: AuthProvider[] = [
  { id: 'passkey', name: 'Passkey' },
  { id: 'nodemailer', name: 'Email' },
];

export const allProviders: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'passkey', name: 'Passkey' },
  { id: 'credentials', name: 'Email and password' },
];

/** In an app, send the form to your server, and open the next page. */
export const succeed = async () => ({ success: 'Check your email' });

export const fail = async () => ({ error: 'Wrong email or password' });

export default function SignInPagePlayground(props: object) {
  return (
    <AppProvider theme={theme}>
      <SignInPage providers={providers} {...props} />
    </AppProvider>
  );
}

export function Title() {
  return (
    <Typography component="h1" variant="h4">
      Welcome back
    </Typography>
  );
}

export function Subtitle() {
  return (
    <Typography color="textSecondary">
      Sign in to manage the orders of your shop.
    </Typography>
  );
}

export function EmailField() {
  return (
    <TextField required fullWidth name="email" type="email" label="Work email" />
  );
}

export function PasswordField() {
  return (
    <TextField
      required
      fullWidth
      name="password"
      type="password"
      label="Passphrase"
    />
  );
}

export function RememberMe() {
  return (
    <FormControlLabel
      control={<Checkbox name="remember" value="true" />}
      label="Keep me signed in"
    />
  );
}

export function ForgotPasswordLink() {
  return (
    <Link href="#forgot-password" variant="body2">
      Forgot password?
    </Link>
  );
}

export function SubmitButton() {
  return (
    <Button type="submit" variant="contained" fullWidth sx={{ my: 2 }}>
      Open the workshop
    </Button>
  );
}

export function SignUpLink() {
  return (
    <Link href="#sign-up" variant="body2">
      Create an account
    </Link>
  );
}

export const standardField = { variant: 'standard', autoFocus: false } as const;

export const passwordHint = { helperText: 'At least 12 characters' };

export const outlinedButton = { variant: 'outlined' } as const;

export const tintedPage = { bgcolor: 'action.hover' };
