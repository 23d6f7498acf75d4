import { useState } from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  SignInPage,
  type AuthProvider,
  type SignInPageSlots,
} from '@toolpad/core/SignInPage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const providers: AuthProvider[] = [
  { id: 'credentials', name: 'Email and password' },
];

// preview-start
const slots: SignInPageSlots = {
  title: Title,
  subtitle: Subtitle,
  emailField: EmailField,
  passwordField: PasswordField,
  rememberMe: RememberMe,
  forgotPasswordLink: ForgotPasswordLink,
  submitButton: SubmitButton,
  signUpLink: SignUpLink,
};
// preview-end

export default function SignInPageCustomSlots() {
  return (
    <AppProvider theme={theme}>
      <SignInPage providers={providers} slots={slots} />
    </AppProvider>
  );
}

function Title() {
  return (
    <Typography component="h1" variant="h4" sx={{ fontWeight: 700 }}>
      Welcome back
    </Typography>
  );
}

function Subtitle() {
  return (
    <Typography color="textSecondary" sx={{ mb: 1 }}>
      Sign in to manage the orders of your shop.
    </Typography>
  );
}

function EmailField() {
  return (
    <TextField required fullWidth name="email" type="email" label="Work email" />
  );
}

function PasswordField() {
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <IconButton
      edge="end"
      aria-label={isVisible ? 'Hide password' : 'Show password'}
      onClick={() => setIsVisible(!isVisible)}
    >
      {isVisible ? <VisibilityOffIcon /> : <VisibilityIcon />}
    </IconButton>
  );
  return (
    <TextField
      required
      fullWidth
      name="password"
      type={isVisible ? 'text' : 'password'}
      label="Password"
      slotProps={{ input: { endAdornment: toggle } }}
    />
  );
}

function RememberMe() {
  return (
    <FormControlLabel
      control={<Checkbox name="remember" value="true" />}
      label="Keep me signed in"
    />
  );
}

function ForgotPasswordLink() {
  return (
    <Link href="#forgot-password" variant="body2">
      Forgot password?
    </Link>
  );
}

function SubmitButton() {
  return (
    <Button type="submit" variant="contained" size="large" fullWidth sx={{ my: 2 }}>
      Sign in
    </Button>
  );
}

function SignUpLink() {
  return (
    <Link href="#sign-up" variant="body2">
      Create an account
    </Link>
  );
}
