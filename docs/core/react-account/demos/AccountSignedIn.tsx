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

const drawing = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <path fill="#174a8c" d="M0 0h32v32H0z" />
    <path fill="#fff" d="M7 21a9 9 0 0 1 18 0zM6 22h20v2H6zM15 9h2v4h-2z" />
  </svg>`;
const avatar = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const frontDesk: Session = {
  user: {
    name: 'Front Desk',
    email: 'desk@spoke-and-chain.example',
    image: avatar,
  },
};

export default function AccountSignedIn() {
  // preview-start session
  const [session, setSession] = useState<Session | null>(frontDesk);
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
      {session ? (
        <Orders />
      ) : (
        <Typography sx={{ p: 2 }}>Sign in to see the orders.</Typography>
      )}
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
