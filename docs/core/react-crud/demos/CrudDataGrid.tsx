import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import {
  DataGrid,
  type DataGridProps,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// preview-start
function CompactGrid(props: DataGridProps) {
  return (
    <DataGrid {...props} density="compact" slots={{}} pageSizeOptions={[4, 8]} />
  );
}

const slots = { dataGrid: CompactGrid };
const slotProps = { dataGrid: { disableColumnMenu: true } };
// preview-end

const orders = [
  {
    id: 'SC-1037',
    customer: 'Riverside Couriers',
    service: 'Replace rear wheel',
    total: 147,
  },
  {
    id: 'SC-1038',
    customer: 'Green Grocer Delivery',
    service: 'Replace brake pads',
    total: 48,
  },
  {
    id: 'SC-1039',
    customer: 'Old Mill Hotel',
    service: 'Tune-up',
    total: 87,
  },
  {
    id: 'SC-1040',
    customer: 'Harbor Bike Tours',
    service: 'Replace chain',
    total: 155,
  },
  {
    id: 'SC-1041',
    customer: 'Print and Paper Co',
    service: 'Install kickstand',
    total: 46,
  },
  {
    id: 'SC-1042',
    customer: 'Summit Cycling Club',
    service: 'Replace tires',
    total: 103,
  },
];

const dataSource = {
  fields: [
    { field: 'id', headerName: 'Order', width: 84, sortable: false },
    { field: 'customer', headerName: 'Customer', width: 180, sortable: false },
    { field: 'service', headerName: 'Service', width: 165, sortable: false },
    {
      field: 'total',
      headerName: 'Total',
      width: 80,
      sortable: false,
      type: 'number' as const,
      valueFormatter: (total: number) => `$${total}`,
    },
  ],
  getMany: ({ paginationModel }: { paginationModel: GridPaginationModel }) => {
    const start = paginationModel.page * paginationModel.pageSize;
    return {
      items: orders.slice(start, start + paginationModel.pageSize),
      itemCount: orders.length,
    };
  },
};

export default function CrudDataGrid() {
  return (
    <AppProvider theme={theme}>
      <Box sx={{ height: '100vh', p: 2, display: 'flex' }}>
        <List
          dataSource={dataSource}
          initialPageSize={4}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </AppProvider>
  );
}
