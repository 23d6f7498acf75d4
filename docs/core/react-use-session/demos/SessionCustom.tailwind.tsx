import Avatar from '@mui/material/Avatar';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// preview-start session
interface ShopSession extends Session {
  shop: { location: string; role: string };
}

const session: ShopSession = {
  user: { id: 'U-1', name: 'Front Desk', email: 'desk@spoke-and-chain.example' },
  shop: { location: 'Portland', role: 'Service desk' },
};
// preview-end

const grid = 'grid grid-cols-[auto_1fr] gap-x-4 gap-y-1';
const line = 'border-(--mui-palette-divider)';
const secondary = 'text-sm text-(--mui-palette-text-secondary)';

function Profile() {
  // preview-start useSession
  const session = useSession<ShopSession>();
  if (!session) return null;
  // preview-end

  return (
    <div
      className={`mx-auto mt-8 flex w-80 flex-col gap-4 rounded border p-4 ${line}`}
    >
      <div className="flex items-center gap-4">
        <Avatar />
        <div>
          <div className="font-semibold">{session.user?.name}</div>
          <div className={secondary}>{session.user?.email}</div>
        </div>
      </div>
      <dl className={`m-0 border-t pt-4 ${grid} ${line}`}>
        <dt className={secondary}>Location</dt>
        <dd className="m-0 leading-5">{session.shop.location}</dd>
        <dt className={secondary}>Role</dt>
        <dd className="m-0 leading-5">{session.shop.role}</dd>
      </dl>
    </div>
  );
}

export default function SessionCustom() {
  return (
    <AppProvider theme={theme} session={session}>
      <Profile />
    </AppProvider>
  );
}
