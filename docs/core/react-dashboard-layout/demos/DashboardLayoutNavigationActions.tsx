import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
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

function PartsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    // The menu is inside a link, which must not receive its clicks.
    <Box
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <IconButton
        aria-label="Actions for parts"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        <MenuItem onClick={() => setAnchor(null)}>Order parts</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Export stock list</MenuItem>
      </Menu>
    </Box>
  );
}

// preview-start
const navigation: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <BuildIcon />,
    action: <Chip size="small" color="primary" label={14} />,
  },
  {
    segment: 'parts',
    title: 'Parts',
    icon: <InventoryIcon />,
    action: <PartsMenu />,
  },
];
// preview-end

const pages: Record<string, { title: string; figures: Record<string, string> }> = {
  '/orders': {
    title: 'Orders',
    figures: { Waiting: '7', 'In progress': '4', Ready: '3' },
  },
  '/parts': { title: 'Parts', figures: { Articles: '12', 'In stock': '204' } },
};

const colors = ['action.disabled', 'primary.main', 'success.main'];

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

export default function DashboardLayoutNavigationActions() {
  const router = useMemoryRouter('/orders');
  const page = pages[router.pathname];

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <Typography component="h1" variant="h6">
            {page?.title}
          </Typography>
          <KpiCards figures={page?.figures ?? {}} />
          <Stack direction="row" spacing={0.5}>
            {Object.values(page?.figures ?? {}).map((value, index) => (
              <Box
                key={value}
                sx={{
                  flex: value,
                  height: 12,
                  borderRadius: 1,
                  bgcolor: colors[index],
                  forcedColorAdjust: 'none',
                }}
              />
            ))}
          </Stack>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
