import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type SignInPageSlots } from '@toolpad/core/SignInPage';
import { frameTheme } from '../../demos/frameTheme';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

const slots: SignInPageSlots = {
  title: () => (
    <Typography component="h1" variant="h5">
      Workshop door
    </Typography>
  ),
  subtitle: () => <Typography variant="body2">For mechanics only</Typography>,
  emailField: () => <TextField required name="email" type="email" label="Staff email" />,
  passwordField: () => <TextField required name="password" type="password" label="Key phrase" />,
  rememberMe: () => (
    <FormControlLabel control={<Checkbox name="remember" value="true" />} label="My own device" />
  ),
  forgotPasswordLink: () => <Link href="/new-key">New key</Link>,
  submitButton: () => (
    <Button type="submit" variant="contained" fullWidth sx={{ my: 2 }}>
      Open the door
    </Button>
  ),
  signUpLink: () => <Link href="/apply">Apply for a job</Link>,
};

export default function SignInPageCustomSlots() {
  return (
    <AppProvider theme={frameTheme}>
      <SignInPage providers={providers} slots={slots} />
    </AppProvider>
  );
}
