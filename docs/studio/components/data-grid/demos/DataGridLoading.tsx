import Box from '@mui/material/Box';
import DataGrid from '@toolpad/studio-components/DataGrid';
import { StudioHost } from './studioHost';

const columns = [
  { field: 'bike', type: 'string', width: 120 },
  { field: 'work', type: 'string', width: 180 },
];

export default function DataGridLoading() {
  return (
    <Box sx={{ p: 2 }}>
      <StudioHost>
        <DataGrid rows={[]} columns={columns} density="compact" loading sx={{ height: 220 }} />
      </StudioHost>
    </Box>
  );
}
