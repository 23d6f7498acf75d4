import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import {
  AppProvider,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// The account needs the place of the title on the narrowest phones.
const narrow = {
  '@media (max-width: 350px)': { '& header h6': { display: 'none' } },
};

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
];

const orders = [
  {
    id: 'SC-1038',
    service: 'Replace brake pads',
    customer: 'Green Grocer Delivery',
    status: 'In progress',
  },
  {
    id: 'SC-1039',
    service: 'Tune-up',
    customer: 'Old Mill Hotel',
    status: 'In progress',
  },
];

const user = {
  id: 'U-1',
  name: 'Front Desk',
  email: 'desk@spoke-and-chain.example',
};

/** Keeps the path in React state. In an app, use the router of your framework. */
function useMemoryRouter(initialPath: string): Router {
  const [url, setUrl] = useState(
    () => new URL(initialPath, 'https://shop.example'),
  );
  return useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (to) => setUrl((current) => new URL(to, current)),
    }),
    [url],
  );
}

export default function DashboardLayoutAccount() {
  const router = useMemoryRouter('/orders');
  // preview-start
  const [session, setSession] = useState<Session | null>({ user });
  const authentication = useMemo(
    () => ({ signIn: () => setSession({ user }), signOut: () => setSession(null) }),
    [],
  );
  // preview-end
  const app = { theme, branding, navigation, router, session, authentication };

  return (
    <AppProvider {...app}>
      <DashboardLayout sidebarExpandedWidth={220} sx={narrow}>
        {session ? (
          <Stack sx={{ p: 2 }}>
            <Typography component="h1" variant="h6">
              Due today
            </Typography>
            <List disablePadding>
              {orders.map(({ id, service, customer, status }) => (
                <ListItem key={id} divider disableGutters>
                  <ListItemText
                    primary={service}
                    secondary={`${id}, ${customer}`}
                  />
                  <Chip size="small" label={status} />
                </ListItem>
              ))}
            </List>
          </Stack>
        ) : (
          <Alert severity="info" sx={{ m: 2 }}>
            Sign in to see the orders that are due today.
          </Alert>
        )}
      </DashboardLayout>
    </AppProvider>
  );
}
