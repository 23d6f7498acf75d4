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
  { id: 1, bike: 'Trekking', work: 'Replace chain', price: 48.5 },
  { id: 2, bike: 'City', work: 'Fix puncture', price: 15 },
  { id: 3, bike: 'Cargo', work: 'Service brakes', price: 92 },
  { id: 4, bike: 'Road', work: 'Adjust gears', price: 30 },
  { id: 5, bike: 'City', work: 'Replace saddle', price: 39.9 },
];

const columns: SerializableGridColumns = [
  { field: 'bike', headerName: 'Bike', type: 'string', width: 120 },
  { field: 'work', headerName: 'Repair', type: 'string', width: 180 },
];

/** Studio gives components this context. In an app, you do not write it. */
const useDataProvider = () => ({ isLoading: false, dataProvider: null });

export default function DataGridDensity() {
  return (
    <Box sx={{ p: 2 }}>
      <AppHostProvider>
        <UseDataProviderContext value={useDataProvider as UseDataProviderHook}>
          {/* preview-start */}
          <DataGrid
            rows={repairs}
            columns={columns}
            density="standard"
            sx={{ height: 380 }}
          />
          {/* preview-end */}
        </UseDataProviderContext>
      </AppHostProvider>
    </Box>
  );
}
