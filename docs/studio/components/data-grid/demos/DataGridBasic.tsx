import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import DataGrid, {
  type SerializableGridColumns,
} from '@toolpad/studio-components/DataGrid';
import {
  AppHostProvider,
  UseDataProviderContext,
  type UseDataProviderHook,
} from '@toolpad/studio-runtime';
import { useState } from 'react';

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
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    numberFormat: { kind: 'currency', currency: 'USD' },
  },
];

/** Studio gives components this context. In an app, you do not write it. */
const useDataProvider = () => ({ isLoading: false, dataProvider: null });

export default function DataGridBasic() {
  const [selection, setSelection] = useState<(typeof repairs)[number] | null>(
    repairs[2]!,
  );

  return (
    <Box sx={{ p: 2 }}>
      <AppHostProvider>
        <UseDataProviderContext value={useDataProvider as UseDataProviderHook}>
          {/* preview-start */}
          <DataGrid
            rows={repairs}
            columns={columns}
            density="compact"
            selection={selection}
            onSelectionChange={(row) =>
              setSelection(row as (typeof repairs)[number] | null)
            }
            sx={{ height: 280 }}
          />
          {/* preview-end */}
        </UseDataProviderContext>
      </AppHostProvider>
      <Typography sx={{ mt: 2 }}>
        Selected: {selection?.work ?? 'nothing'}
      </Typography>
    </Box>
  );
}
