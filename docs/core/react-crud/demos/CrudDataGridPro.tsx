import { useState } from 'react';
import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataModelId } from '@toolpad/core/Crud';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    // At the bottom, a notification would cover the last row.
    MuiSnackbar: {
      defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
    },
  },
});

const localeText = {
  deleteConfirmTitle: 'Delete order?',
  deleteConfirmMessage: 'You cannot undo this.',
  deleteSuccessMessage: 'Order deleted',
};

// preview-start
const slots = { dataGrid: DataGridPro };
const slotProps = {
  dataGrid: {
    pinnedColumns: { left: ['id'], right: ['actions'] },
    disableColumnFilter: true,
    disableColumnSorting: true,
    hideFooter: true,
  },
};
// preview-end

export default function CrudDataGridPro() {
  const [orders] = useState(createOrders);

  return (
    <AppProvider theme={theme} localeText={localeText}>
      <Box sx={{ height: '100vh', p: 2, display: 'flex' }}>
        <List dataSource={orders} slots={slots} slotProps={slotProps} />
      </Box>
    </AppProvider>
  );
}

function createOrders() {
  let orders = [
    {
      id: 'SC-1036',
      customer: 'Northside Cafe',
      bike: 'City bike',
      service: 'Install lights',
      status: 'Ready',
      due: '2026-03-05',
      total: 67,
    },
    {
      id: 'SC-1037',
      customer: 'Riverside Couriers',
      bike: 'Cargo bike',
      service: 'Replace rear wheel',
      status: 'Ready',
      due: '2026-03-06',
      total: 147,
    },
    {
      id: 'SC-1038',
      customer: 'Green Grocer Delivery',
      bike: 'E-bike',
      service: 'Replace brake pads',
      status: 'In progress',
      due: '2026-03-09',
      total: 48,
    },
    {
      id: 'SC-1039',
      customer: 'Old Mill Hotel',
      bike: 'City bike',
      service: 'Tune-up',
      status: 'In progress',
      due: '2026-03-09',
      total: 87,
    },
  ];

  return {
    fields: [
      { field: 'id', headerName: 'Order', width: 100 },
      { field: 'customer', headerName: 'Customer', width: 220 },
      { field: 'bike', headerName: 'Bike', width: 160 },
      { field: 'service', headerName: 'Service', width: 200 },
      { field: 'status', headerName: 'Status', width: 140 },
      { field: 'due', headerName: 'Due', width: 130 },
      {
        field: 'total',
        headerName: 'Total',
        type: 'number' as const,
        width: 110,
        valueFormatter: (total: number) => `$${total}`,
      },
    ],
    getMany: () => ({ items: orders, itemCount: orders.length }),
    deleteOne(id: DataModelId) {
      orders = orders.filter((order) => order.id !== id);
    },
  };
}
