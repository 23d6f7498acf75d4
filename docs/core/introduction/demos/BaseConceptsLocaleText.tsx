import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Account } from '@toolpad/core/Account';
import { AppProvider, useLocaleText } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

const desk = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };

const ownTexts = { accountSignInLabel: 'Log in', save: 'Keep', cancel: 'Drop' };

function RepairActions() {
  const texts = useLocaleText();

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained">{texts.save}</Button>
      <Button>{texts.cancel}</Button>
      <Button>{texts.close}</Button>
    </Stack>
  );
}

export default function BaseConceptsLocaleText() {
  const signedOut = useDemoSession(desk, false);

  return (
    <AppProvider theme={frameTheme} localeText={ownTexts} {...signedOut}>
      <Stack useFlexGap spacing={3} sx={{ p: 3, maxWidth: 400, alignItems: 'center' }}>
        <RepairActions />
        <Account />
        <Account localeText={{ accountSignInLabel: 'Start your shift' }} />
      </Stack>
    </AppProvider>
  );
}
