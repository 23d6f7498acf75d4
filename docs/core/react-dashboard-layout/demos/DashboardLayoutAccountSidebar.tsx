import { useMemo, useState } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import {
  Account,
  AccountPopoverFooter,
  SignOutButton,
} from '@toolpad/core/Account';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
];

function KpiCards({ figures }: { figures: Record<string, string> }) {
  return (
    <Stack direction="row" spacing={1.5}>
      {Object.entries(figures).map(([label, value]) => (
        <Card key={label} variant="outlined" sx={{ flex: 1, p: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}

const session = {
  user: { id: 'U-1', name: 'Front Desk', email: 'desk@spoke-and-chain.example' },
};
const authentication = { signIn: () => {}, signOut: () => {} };

function AccountMenu() {
  return (
    <AccountPopoverFooter>
      <SignOutButton />
    </AccountPopoverFooter>
  );
}

const popover = {
  anchorOrigin: { vertical: 'top', horizontal: 'center' },
  transformOrigin: { vertical: 'bottom', horizontal: 'center' },
  slotProps: { paper: { sx: { mt: -1 } } },
} as const;

// preview-start
function SidebarAccount({ mini }: SidebarFooterProps) {
  const preview = {
    variant: mini ? ('condensed' as const) : ('expanded' as const),
    slotProps: { moreIconButton: { 'aria-label': 'Account menu' } },
  };
  return (
    <Account
      slots={{ popoverContent: AccountMenu }}
      slotProps={{ preview, popover }}
    />
  );
}

const slots = { toolbarAccount: () => null, sidebarFooter: SidebarAccount };
// preview-end

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

export default function DashboardLayoutAccountSidebar() {
  const router = useMemoryRouter('/orders');
  const app = { theme, branding, navigation, router, session, authentication };

  return (
    <AppProvider {...app}>
      <DashboardLayout slots={slots}>
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <Typography component="h1" variant="h6">
            Open orders
          </Typography>
          <KpiCards figures={{ Waiting: '7', 'In progress': '4', Ready: '3' }} />
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
