import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Edit, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

interface Repair extends DataModel {
  bike: string;
  due: string;
  paid: boolean;
}

const repair: Repair = { id: 219, bike: 'City bike', due: '2026-03-11T12:00:00.000Z', paid: true };

const dataSource = {
  fields: [
    { field: 'bike', headerName: 'Bike' },
    { field: 'due', headerName: 'Due', type: 'date' },
    { field: 'paid', headerName: 'Paid', type: 'boolean' },
  ],
  getOne: () => repair,
  updateOne: (_id, values) => ({ ...repair, ...values }),
} satisfies DataSource<Repair>;

export default function CrudEdit() {
  const [saved, setSaved] = useState('nothing yet');

  return (
    <AppProvider theme={frameTheme}>
      <Stack spacing={2} sx={{ p: 2 }}>
        <Typography role="status">Saved: {saved}</Typography>
        <Edit
          id={219}
          dataSource={dataSource}
          onSubmitSuccess={({ bike, paid }) => setSaved(`${bike}, ${paid ? 'paid' : 'not paid'}`)}
        />
      </Stack>
    </AppProvider>
  );
}
