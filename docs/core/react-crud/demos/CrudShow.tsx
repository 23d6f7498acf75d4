import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Show } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

const repair = { id: 219, bike: 'City bike', due: '2026-03-11T12:00:00.000Z', paid: true };

const dataSource = {
  fields: [
    { field: 'bike', headerName: 'Bike' },
    { field: 'due', headerName: 'Due', type: 'date' as const },
    { field: 'paid', headerName: 'Paid', type: 'boolean' as const },
  ],
  getOne: () => repair,
  deleteOne: () => {},
};

export default function CrudShow() {
  const [event, setEvent] = useState('Repair 219');

  return (
    <AppProvider theme={frameTheme}>
      <Stack spacing={2} sx={{ p: 2 }}>
        <Typography role="status">{event}</Typography>
        <Show
          id={219}
          dataSource={dataSource}
          onEditClick={(id) => setEvent(`Edit ${id}`)}
          onDelete={(id) => setEvent(`Deleted ${id}`)}
        />
      </Stack>
    </AppProvider>
  );
}
