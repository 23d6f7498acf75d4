import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import hiIN from '@toolpad/core/locales/hiIN';

// preview-start
const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
    colorSchemes: { light: true, dark: true },
  },
  hiIN,
);
// preview-end

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

export default function SignInPageLocale() {
  return (
    <AppProvider theme={theme}>
      <SignInPage providers={providers} />
    </AppProvider>
  );
}
