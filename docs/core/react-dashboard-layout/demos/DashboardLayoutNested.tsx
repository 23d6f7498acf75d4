import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import LooksOneIcon from '@mui/icons-material/LooksOne';
import LooksTwoIcon from '@mui/icons-material/LooksTwo';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import TripOriginIcon from '@mui/icons-material/TripOrigin';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // A low `md` keeps the sidebar visible in a narrow frame.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
  {
    segment: 'stock',
    title: 'Stock',
    icon: <InventoryIcon />,
    children: [
      { segment: 'frames', title: 'Frames', icon: <PedalBikeIcon /> },
      {
        segment: 'wheels',
        title: 'Wheels',
        icon: <TripOriginIcon />,
        children: [
          { segment: 'front', title: 'Front', icon: <LooksOneIcon /> },
          { segment: 'rear', title: 'Rear', icon: <LooksTwoIcon /> },
        ],
      },
    ],
  },
];

export default function DashboardLayoutNested() {
  const [pathname, setPathname] = useState('/repairs');
  const router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (url: string | URL) => setPathname(String(url)),
  };

  return (
    <AppProvider
      theme={theme}
      branding={{ title: 'Workshop' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          You are at <code>{pathname}</code>
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
