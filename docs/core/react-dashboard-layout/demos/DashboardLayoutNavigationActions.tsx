import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

function StockMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    // The menu stands inside a link, which its clicks must not reach.
    <Box
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <IconButton aria-label="Stock actions" onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreHorizIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => setAnchor(null)}>Count again</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Order parts</MenuItem>
      </Menu>
    </Box>
  );
}

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon />, action: <Chip label={7} /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon />, action: <StockMenu /> },
];

export default function DashboardLayoutNavigationActions() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          You are at page <code>{router.pathname}</code>
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
