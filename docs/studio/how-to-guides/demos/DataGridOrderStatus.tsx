import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import DataGrid, {
  type SerializableGridColumns,
} from '@toolpad/studio-components/DataGrid';
import {
  AppHostProvider,
  ComponentsContextProvider,
  UseDataProviderContext,
  createComponent,
  type UseDataProviderHook,
} from '@toolpad/studio-runtime';

const colors = {
  Waiting: 'default',
  'In progress': 'primary',
  Ready: 'success',
} as const;

interface OrderStatusProps {
  value?: keyof typeof colors;
  row?: { customer: string };
  field?: string;
}

// preview-start component
function OrderStatus({
  value = 'Waiting',
  row,
  field = 'status',
}: OrderStatusProps) {
  return (
    <Tooltip title={`${field} of ${row?.customer ?? 'the order'}`}>
      <Chip size="small" label={value} color={colors[value]} />
    </Tooltip>
  );
}
// preview-end

const orders = [
  {
    id: 'SC-1036',
    customer: 'Northside Cafe',
    service: 'Install lights',
    status: 'Ready',
  },
  {
    id: 'SC-1037',
    customer: 'Riverside Couriers',
    service: 'Replace rear wheel',
    status: 'Ready',
  },
  {
    id: 'SC-1039',
    customer: 'Old Mill Hotel',
    service: 'Tune-up',
    status: 'In progress',
  },
  {
    id: 'SC-1040',
    customer: 'Harbor Bike Tours',
    service: 'Replace chain',
    status: 'In progress',
  },
  {
    id: 'SC-1043',
    customer: 'Maple Lane Clinic',
    service: 'Tune-up',
    status: 'Waiting',
  },
];

const columns: SerializableGridColumns = [
  { field: 'customer', headerName: 'Customer', type: 'string', width: 160 },
  // preview-start column
  {
    field: 'status',
    headerName: 'Status',
    type: 'codeComponent',
    codeComponent: 'OrderStatus',
    width: 120,
  },
  // preview-end
  { field: 'service', headerName: 'Service', type: 'string', width: 160 },
];

/** Studio gives components these contexts. In an app, you do not write them. */
const components = { 'codeComponent.OrderStatus': createComponent(OrderStatus) };
const useDataProvider = () => ({ isLoading: false, dataProvider: null });

export default function DataGridOrderStatus() {
  return (
    <Box sx={{ p: 2 }}>
      <AppHostProvider>
        <UseDataProviderContext value={useDataProvider as UseDataProviderHook}>
          <ComponentsContextProvider value={components}>
            <DataGrid
              rows={orders}
              columns={columns}
              density="compact"
              sx={{ height: 276 }}
            />
          </ComponentsContextProvider>
        </UseDataProviderContext>
      </AppHostProvider>
    </Box>
  );
}
