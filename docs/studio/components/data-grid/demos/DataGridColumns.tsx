import Box from '@mui/material/Box';
import DataGrid, {
  type SerializableGridColumns,
} from '@toolpad/studio-components/DataGrid';
import {
  AppHostProvider,
  UseDataProviderContext,
  type UseDataProviderHook,
} from '@toolpad/studio-runtime';

const repairs = [
  {
    id: 1,
    bike: 'Trekking',
    work: 'Replace chain',
    price: 48.5,
    due: '2026-03-02',
    done: false,
  },
  {
    id: 2,
    bike: 'City',
    work: 'Fix puncture',
    price: 15,
    due: '2026-03-03',
    done: true,
  },
  {
    id: 3,
    bike: 'Cargo',
    work: 'Service brakes',
    price: 92,
    due: '2026-03-03',
    done: false,
  },
  {
    id: 4,
    bike: 'Road',
    work: 'Adjust gears',
    price: 30,
    due: '2026-03-05',
    done: false,
  },
  {
    id: 5,
    bike: 'City',
    work: 'Replace saddle',
    price: 39.9,
    due: '2026-03-06',
    done: true,
  },
];

const columns: SerializableGridColumns = [
  { field: 'id', type: 'number', visible: false },
  { field: 'work', headerName: 'Repair', type: 'string', width: 160 },
  // preview-start columns
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    numberFormat: { kind: 'currency', currency: 'USD' },
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 130,
    dateFormat: { kind: 'shorthand', dateStyle: 'medium' },
  },
  // preview-end
  { field: 'done', headerName: 'Done', type: 'boolean', width: 80 },
];

/** Studio gives components this context. In an app, you do not write it. */
const useDataProvider = () => ({ isLoading: false, dataProvider: null });

export default function DataGridColumns() {
  return (
    <Box sx={{ p: 2 }}>
      <AppHostProvider>
        <UseDataProviderContext value={useDataProvider as UseDataProviderHook}>
          {/* preview-start grid */}
          <DataGrid
            rows={repairs}
            columns={columns}
            density="compact"
            sx={{ height: 280 }}
          />
          {/* preview-end */}
        </UseDataProviderContext>
      </AppHostProvider>
    </Box>
  );
}
