import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

const desk = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };

const german = {
  accountSignInLabel: 'Anmelden',
  accountSignOutLabel: 'Abmelden',
  accountPreviewIconButtonLabel: 'Mein Konto',
};

export default function AccountLocaleText() {
  const { session, authentication } = useDemoSession(desk);

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <Box lang="de" sx={{ p: 2, mx: 'auto', width: 320, display: 'grid' }}>
        <Account localeText={german} />
      </Box>
    </AppProvider>
  );
}
