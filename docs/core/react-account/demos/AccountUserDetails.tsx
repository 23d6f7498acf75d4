import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// preview-start
interface ShopSession extends Session {
  shop: { location: string; role: string };
}

const frontDesk: ShopSession = {
  user: { name: 'Front Desk', email: 'desk@spoke-and-chain.example' },
  shop: { location: 'Portland', role: 'Service desk' },
};
// preview-end

const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontWeight: 600,
};

const details = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: 14,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};

function UserDetails() {
  const shop = useSession<ShopSession>()?.shop;

  return (
    <Stack sx={{ minWidth: 260 }}>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Box component="dl" sx={details}>
        <dt>Location</dt>
        <dd>{shop?.location}</dd>
        <dt>Role</dt>
        <dd>{shop?.role}</dd>
      </Box>
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

const slots = { popoverContent: UserDetails };
const slotProps = { signInButton: { sx: { my: 1 } } };

export default function AccountUserDetails() {
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
      <Box component="header" sx={header}>
        Spoke & Chain
        <Account slots={slots} slotProps={slotProps} />
      </Box>
      <Orders />
    </AppProvider>
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
