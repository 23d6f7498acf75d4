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

export default function AccountSignedOut() {
  // preview-start session
  const [session, setSession] = useState<Session | null>(null);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(frontDesk),
      signOut: () => setSession(null),
    }),
    [],
  );
  // preview-end

  return (
    // preview-start account
    <AppProvider theme={theme} session={session} authentication={authentication}>
      <Header>
        <Account />
      </Header>
      {session ? <Orders /> : <Prices />}
    </AppProvider>
    // preview-end
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

const orders = [
  {
    id: 'SC-1038',
    customer: 'Green Grocer Delivery',
    service: 'Replace brake pads',
  },
  { id: 'SC-1039', customer: 'Old Mill Hotel', service: 'Tune-up' },
  { id: 'SC-1040', customer: 'Harbor Bike Tours', service: 'Replace chain' },
];

function Orders() {
  return (
    <List aria-label="Orders in progress">
      {orders.map(({ id, customer, service }) => (
        <ListItem key={id} divider>
          <ListItemText primary={customer} secondary={`${id}, ${service}`} />
        </ListItem>
      ))}
    </List>
  );
}

const prices = { 'Install lights': 25, 'Adjust brakes': 20, 'Fix flat tire': 15 };

function Prices() {
  return (
    <List aria-label="Prices">
      {Object.entries(prices).map(([service, price]) => (
        <ListItem key={service} divider secondaryAction={`$${price}`}>
          <ListItemText primary={service} secondary="Labor, without parts" />
        </ListItem>
      ))}
    </List>
  );
}
