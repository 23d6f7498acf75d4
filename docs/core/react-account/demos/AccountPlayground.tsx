import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PopoverProps } from '@mui/material/Popover';
import LoginIcon from '@mui/icons-material/Login';
import { createTheme } from '@mui/material/styles';
import { Account } from '@toolpad/core/Account';
import { SignOutButton } from '@toolpad/core/Account';
import type { AccountPreviewProps } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const frontDesk: Session = {
  user: { name: 'Front Desk', email: 'desk@spoke-and-chain.example' },
};

export default function AccountPlayground(props: object) {
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
      <Stack spacing={2} sx={{ p: 2, alignItems: 'start' }}>
        <Account {...props} />
        {session ? <Orders /> : <Typography>Sign in to see the orders.</Typography>}
      </Stack>
    </AppProvider>
  );
}

export const wideMenu = {
  slotProps: { paper: { sx: { width: 320, mt: 1 } } },
};

export const paddedContent = { sx: { p: 3 } };

export const largeButton = { variant: 'outlined', size: 'large' } as const;

export const outlinedButton = { variant: 'contained', color: 'error' } as const;

export function NameButton({ handleClick }: AccountPreviewProps) {
  return (
    <Button variant="outlined" onClick={handleClick}>
      Front Desk
    </Button>
  );
}

export function AccountDrawer({ open, onClose }: PopoverProps) {
  return (
    <Drawer anchor="bottom" open={open} onClose={onClose}>
      <AccountMenu />
    </Drawer>
  );
}

export function AccountMenu() {
  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      <Typography variant="body2">Open orders: 11</Typography>
      <SignOutButton />
    </Stack>
  );
}

export function WorkshopButton({ onClick }: ButtonProps) {
  return (
    <Button size="small" startIcon={<LoginIcon />} onClick={onClick}>
      Open the workshop
    </Button>
  );
}

const orders = [
  { id: 'SC-1039', customer: 'Old Mill Hotel', service: 'Tune-up' },
  { id: 'SC-1040', customer: 'Harbor Bike Tours', service: 'Replace chain' },
];

function Orders() {
  return (
    <List aria-label="Orders in progress" sx={{ alignSelf: 'stretch' }}>
      {orders.map(({ id, customer, service }) => (
        <ListItem key={id} divider disableGutters>
          <ListItemText primary={customer} secondary={`${id}, ${service}`} />
        </ListItem>
      ))}
    </List>
  );
}
