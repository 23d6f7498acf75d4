import { useMemo, useState, type ReactNode } from 'react';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import AppBar from '@mui/material/AppBar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const frontDesk: Session = {
  user: { name: 'Front Desk', email: 'desk@spoke-and-chain.example' },
};

// preview-start
const german = {
  accountSignInLabel: 'Anmelden',
  accountSignOutLabel: 'Abmelden',
  accountPreviewIconButtonLabel: 'Mein Konto',
};
// preview-end

export default function AccountLocaleText() {
  const [session, setSession] = useState<Session | null>(frontDesk);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(frontDesk),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider theme={theme} session={session} authentication={authentication}>
      <Header>
        <div lang="de">
          <Account localeText={german} />
        </div>
      </Header>
      <Customers />
    </AppProvider>
  );
}

function Header({ children }: { children: ReactNode }) {
  return (
    <AppBar
      position="static"
      color="transparent"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar
        variant="dense"
        disableGutters
        sx={{ px: 2, gap: 1.5, '& .MuiButton-root': { width: 'auto' } }}
      >
        <TireRepairIcon color="primary" />
        <Typography component="h1" sx={{ flexGrow: 1, fontWeight: 600 }}>
          Spoke & Chain
        </Typography>
        {children}
      </Toolbar>
    </AppBar>
  );
}

const customers = [
  { id: 'C-06', name: 'Green Grocer Delivery', city: 'Salem' },
  { id: 'C-08', name: 'Old Mill Hotel', city: 'Bend' },
  { id: 'C-10', name: 'Print and Paper Co', city: 'Eugene' },
];

function Customers() {
  return (
    <List aria-label="Kunden" lang="de">
      {customers.map(({ id, name, city }) => (
        <ListItem key={id} divider>
          <ListItemText primary={name} secondary={city} />
        </ListItem>
      ))}
    </List>
  );
}
