import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import DataGrid from '@toolpad/studio-components/DataGrid';
import { useState } from 'react';
import { repairs, type Repair } from './repairs';
import { StudioHost } from './studioHost';

const columns = [
  { field: 'bike', type: 'string', width: 120 },
  { field: 'work', type: 'string', width: 180 },
  { field: 'price', type: 'number', width: 100 },
];

export default function DataGridBasic() {
  const [selection, setSelection] = useState<Repair | null>(null);

  return (
    <Box sx={{ p: 2 }}>
      <StudioHost>
        <DataGrid
          rows={repairs}
          columns={columns}
          density="compact"
          selection={selection}
          onSelectionChange={(row) => setSelection(row as Repair | null)}
          sx={{ height: 260 }}
        />
      </StudioHost>
      <Typography sx={{ mt: 2 }}>Selected: {selection?.work ?? 'nothing'}</Typography>
    </Box>
  );
}
