import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type LocaleText } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import hiIN from '@toolpad/core/locales/hiIN';

const options = {
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
};

// preview-start
const german: Partial<LocaleText> = {
  signInTitle: 'Anmelden',
  signInSubtitle: 'Bitte melden Sie sich an',
  signInRememberMe: 'Angemeldet bleiben',
  oauthSignInTitle: 'Weiter mit',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  or: 'oder',
};
const themes = { de: createTheme(options), hi: createTheme(options, hiIN) };
// preview-end

type Language = keyof typeof themes;

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

export default function SignInPageLocale() {
  const [language, setLanguage] = useState<Language>('de');

  return (
    <AppProvider
      theme={themes[language]}
      localeText={language === 'de' ? german : {}}
    >
      <div lang={language}>
        <SignInPage providers={providers} />
      </div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: Language | null) =>
          setLanguage(value ?? language)
        }
        sx={{ position: 'fixed', top: 4, insetInlineEnd: 4 }}
      >
        <ToggleButton value="de">German</ToggleButton>
        <ToggleButton value="hi">Hindi</ToggleButton>
      </ToggleButtonGroup>
    </AppProvider>
  );
}
