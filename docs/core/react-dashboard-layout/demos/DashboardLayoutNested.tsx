import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import LooksOneIcon from '@mui/icons-material/LooksOne';
import LooksTwoIcon from '@mui/icons-material/LooksTwo';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import TripOriginIcon from '@mui/icons-material/TripOrigin';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

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
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider
      theme={frameTheme}
      branding={{ title: 'Workshop' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          You are at <code>{router.pathname}</code>
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
