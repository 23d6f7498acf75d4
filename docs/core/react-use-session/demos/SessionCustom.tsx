import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
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

const card = {
  width: 320,
  mx: 'auto',
  mt: 4,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
const secondary = { fontSize: 14, lineHeight: '20px', color: 'text.secondary' };
const details = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
};

function Profile() {
  // preview-start useSession
  const session = useSession<ShopSession>();
  if (!session) return null;
  // preview-end

  return (
    <Stack spacing={2} sx={card}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar />
        <Box>
          <Box sx={{ fontWeight: 600 }}>{session.user?.name}</Box>
          <Box sx={secondary}>{session.user?.email}</Box>
        </Box>
      </Stack>
      <Box component="dl" sx={details}>
        <Box component="dt" sx={secondary}>
          Location
        </Box>
        <Box component="dd" sx={{ m: 0, lineHeight: '20px' }}>
          {session.shop.location}
        </Box>
        <Box component="dt" sx={secondary}>
          Role
        </Box>
        <Box component="dd" sx={{ m: 0, lineHeight: '20px' }}>
          {session.shop.role}
        </Box>
      </Box>
    </Stack>
  );
}

export default function SessionCustom() {
  return (
    <AppProvider theme={theme} session={session}>
      <Profile />
    </AppProvider>
  );
}
