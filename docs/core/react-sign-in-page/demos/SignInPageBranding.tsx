import PedalBikeIcon from '@mui/icons-material/PedalBike';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { frameTheme } from '../../demos/frameTheme';
import { signInLabels } from './signInLabels';

const providers: AuthProvider[] = [{ id: 'github', name: 'GitHub' }];

const branding = {
  title: 'Spoke & Chain',
  logo: <PedalBikeIcon color="primary" sx={{ fontSize: 56 }} />,
};

export default function SignInPageBranding() {
  return (
    <AppProvider theme={frameTheme} branding={branding} localeText={signInLabels}>
      <SignInPage providers={providers} />
    </AppProvider>
  );
}
