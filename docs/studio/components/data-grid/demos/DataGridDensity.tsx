import Box from '@mui/material/Box';
import DataGrid from '@toolpad/studio-components/DataGrid';
import { repairs } from './repairs';
import { StudioHost } from './studioHost';

const columns = [
  { field: 'bike', type: 'string', width: 120 },
  { field: 'work', type: 'string', width: 180 },
];

export default function DataGridDensity() {
  return (
    <Box sx={{ p: 2 }}>
      <StudioHost>
        <DataGrid rows={repairs} columns={columns} density="standard" sx={{ height: 380 }} />
      </StudioHost>
    </Box>
  );
}
