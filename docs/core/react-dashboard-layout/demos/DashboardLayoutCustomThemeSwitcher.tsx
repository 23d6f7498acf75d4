import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, useColorScheme } from '@mui/material/styles';
import BarChartIcon from '@mui/icons-material/BarChart';
import ComputerIcon from '@mui/icons-material/Computer';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const navigation: Navigation = [
  { segment: 'reports', title: 'Reports', icon: <BarChartIcon /> },
];

const revenue = [
  { month: 'Oct', repairs: 9200, parts: 4100 },
  { month: 'Nov', repairs: 7600, parts: 3900 },
  { month: 'Dec', repairs: 6800, parts: 5200 },
  { month: 'Jan', repairs: 6100, parts: 3300 },
  { month: 'Feb', repairs: 8400, parts: 3800 },
  { month: 'Mar', repairs: 11300, parts: 4900 },
];

function RevenueChart() {
  return (
    <Card variant="outlined" sx={{ p: 1.5 }}>
      <Typography component="h2" variant="subtitle2">
        Revenue by month
      </Typography>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ textAlign: 'center', alignItems: 'end' }}
      >
        {revenue.map(({ month, repairs, parts }) => (
          <Box key={month} sx={{ flex: 1 }}>
            <Typography variant="caption">${(repairs + parts) / 1000}k</Typography>
            <Box
              sx={{
                height: (repairs + parts) / 200,
                maxWidth: 40,
                mx: 'auto',
                borderRadius: 1,
                bgcolor: 'primary.main',
                forcedColorAdjust: 'none',
              }}
            />
            <Typography variant="caption" color="text.secondary">
              {month}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

const modes = [
  { value: 'light', icon: <LightModeIcon fontSize="small" /> },
  { value: 'system', icon: <ComputerIcon fontSize="small" /> },
  { value: 'dark', icon: <DarkModeIcon fontSize="small" /> },
];

// preview-start
function ModeSwitcher() {
  const { mode = 'system', setMode } = useColorScheme();
  const choose = (_: unknown, value: typeof mode | null) => value && setMode(value);
  return (
    <ToggleButtonGroup exclusive size="small" value={mode} onChange={choose}>
      {modes.map(({ value, icon }) => (
        <ToggleButton key={value} value={value} aria-label={`Use ${value} mode`}>
          {icon}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
// preview-end

const slots = { toolbarActions: ModeSwitcher };

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

export default function DashboardLayoutCustomThemeSwitcher() {
  const router = useMemoryRouter('/reports');

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={220} slots={slots}>
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <Typography component="h1" variant="h6">
            Reports
          </Typography>
          <RevenueChart />
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
