import Box from '@mui/material/Box';
import DataGrid, {
  type SerializableGridColumns,
} from '@toolpad/studio-components/DataGrid';
import {
  AppHostProvider,
  UseDataProviderContext,
  type UseDataProviderHook,
} from '@toolpad/studio-runtime';

const columns: SerializableGridColumns = [
  { field: 'bike', headerName: 'Bike', type: 'string', width: 120 },
  { field: 'work', headerName: 'Repair', type: 'string', width: 180 },
];

/** Studio gives components this context. In an app, you do not write it. */
const useDataProvider = () => ({ isLoading: false, dataProvider: null });

export default function DataGridLoading() {
  return (
    <Box sx={{ p: 2 }}>
      <AppHostProvider>
        <UseDataProviderContext value={useDataProvider as UseDataProviderHook}>
          {/* preview-start */}
          <DataGrid
            rows={[]}
            columns={columns}
            density="compact"
            loading
            sx={{ height: 220 }}
          />
          {/* preview-end */}
        </UseDataProviderContext>
      </AppHostProvider>
    </Box>
  );
}
