import Avatar from '@mui/material/Avatar';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import './SessionCustom.css';

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

function Profile() {
  // preview-start useSession
  const session = useSession<ShopSession>();
  if (!session) return null;
  // preview-end

  return (
    <div className="profile">
      <div className="profile-user">
        <Avatar />
        <div>
          <div className="profile-name">{session.user?.name}</div>
          <div className="profile-secondary">{session.user?.email}</div>
        </div>
      </div>
      <dl className="profile-details">
        <dt className="profile-secondary">Location</dt>
        <dd className="profile-value">{session.shop.location}</dd>
        <dt className="profile-secondary">Role</dt>
        <dd className="profile-value">{session.shop.role}</dd>
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
