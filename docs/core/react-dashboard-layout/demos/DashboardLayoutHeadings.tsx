import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import GroupIcon from '@mui/icons-material/Group';
import InventoryIcon from '@mui/icons-material/Inventory';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { kind: 'header', title: 'Workshop' },
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
  { kind: 'header', title: 'Office' },
  { segment: 'people', title: 'People', icon: <GroupIcon /> },
  { segment: 'invoices', title: 'Invoices', icon: <ReceiptIcon /> },
];

export default function DashboardLayoutHeadings() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          Collapse the sidebar: the headings give up their room
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
