import { useMemo, useState, type ComponentProps } from 'react';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import PeopleIcon from '@mui/icons-material/People';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
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
const slotProps: ComponentProps<typeof Account>['slotProps'] = {
  preview: {
    variant: 'expanded',
    slotProps: {
      avatar: { children: 'FD', sx: { bgcolor: 'primary.main', fontSize: 16 } },
      moreIconButton: { 'aria-label': 'Account of Front Desk' },
    },
  },
  signInButton: { variant: 'outlined', size: 'large', sx: { m: 2 } },
  signOutButton: { variant: 'contained', color: 'primary' },
};
// preview-end

export default function AccountSlotProps() {
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
      <Box sx={{ display: 'flex' }}>
        <Box
          component="aside"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            width: 344,
            height: '100vh',
            borderInlineEnd: 1,
            borderColor: 'divider',
          }}
        >
          <Account slotProps={slotProps} />
          <Menu />
        </Box>
        <Orders />
      </Box>
    </AppProvider>
  );
}

const pages = [
  { title: 'Orders', icon: <BuildIcon /> },
  { title: 'Parts', icon: <InventoryIcon /> },
  { title: 'Customers', icon: <PeopleIcon /> },
];

function Menu() {
  return (
    <List>
      {pages.map(({ title, icon }) => (
        <ListItem key={title}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText primary={title} />
        </ListItem>
      ))}
    </List>
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
    <List
      aria-label="Orders in progress"
      sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }}
    >
      {orders.map(({ id, customer, service }) => (
        <ListItem key={id} divider>
          <ListItemText primary={customer} secondary={`${id}, ${service}`} />
        </ListItem>
      ))}
    </List>
  );
}
