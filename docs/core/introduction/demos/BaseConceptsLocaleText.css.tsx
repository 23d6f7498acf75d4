import Button from '@mui/material/Button';
import { Account } from '@toolpad/core/Account';
import { AppProvider, useLocaleText } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';
import './BaseConceptsLocaleText.css';

const desk = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };

const ownTexts = { accountSignInLabel: 'Log in', save: 'Keep', cancel: 'Drop' };

function RepairActions() {
  const texts = useLocaleText();

  return (
    <div className="repair-actions">
      <Button variant="contained">{texts.save}</Button>
      <Button>{texts.cancel}</Button>
      <Button>{texts.close}</Button>
    </div>
  );
}

export default function BaseConceptsLocaleText() {
  const signedOut = useDemoSession(desk, false);

  return (
    <AppProvider theme={frameTheme} localeText={ownTexts} {...signedOut}>
      <div className="repair">
        <RepairActions />
        <Account />
        <Account localeText={{ accountSignInLabel: 'Start your shift' }} />
      </div>
    </AppProvider>
  );
}
