import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import { Account, AccountPopoverFooter, SignOutButton } from '@toolpad/core/Account';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> }];
const session = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };
const authentication = { signIn: () => {}, signOut: () => {} };

function AccountMenu() {
  return (
    <AccountPopoverFooter>
      <SignOutButton />
    </AccountPopoverFooter>
  );
}

function SidebarAccount({ mini }: SidebarFooterProps) {
  return (
    <Account
      slots={{ popoverContent: AccountMenu }}
      slotProps={{
        preview: {
          variant: mini ? 'condensed' : 'expanded',
          slotProps: { moreIconButton: { 'aria-label': 'Account menu' } },
        },
        popover: {
          anchorOrigin: { vertical: 'top', horizontal: 'center' },
          transformOrigin: { vertical: 'bottom', horizontal: 'center' },
          slotProps: { paper: { sx: { mt: -1 } } },
        },
      }}
    />
  );
}

const slots = { toolbarAccount: () => null, sidebarFooter: SidebarAccount };

export default function DashboardLayoutAccountSidebar() {
  const router = useMemoryRouter('/repairs');
  const app = { theme: frameTheme, navigation, router, session, authentication };

  return (
    <AppProvider {...app}>
      <DashboardLayout slots={slots}>
        <Typography component="h1" sx={{ p: 3 }}>
          The account stands at the foot of the sidebar
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
