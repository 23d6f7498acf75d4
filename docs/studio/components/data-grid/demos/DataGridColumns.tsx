import Box from '@mui/material/Box';
import DataGrid, { type SerializableGridColumns } from '@toolpad/studio-components/DataGrid';
import { repairs } from './repairs';
import { StudioHost } from './studioHost';

const columns: SerializableGridColumns = [
  { field: 'id', type: 'number', visible: false },
  { field: 'work', headerName: 'Repair', type: 'string', width: 160 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    numberFormat: { kind: 'currency', currency: 'EUR' },
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 130,
    dateFormat: { kind: 'shorthand', dateStyle: 'medium' },
  },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 80 },
];

export default function DataGridColumns() {
  return (
    <Box sx={{ p: 2 }}>
      <StudioHost>
        <DataGrid rows={repairs} columns={columns} density="compact" sx={{ height: 260 }} />
      </StudioHost>
    </Box>
  );
}
