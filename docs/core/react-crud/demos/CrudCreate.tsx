import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

interface Repair extends DataModel {
  bike: string;
  state: string;
  hours: number;
}

const dataSource = {
  fields: [
    { field: 'bike', headerName: 'Bike' },
    { field: 'hours', headerName: 'Hours', type: 'number' },
    {
      field: 'state',
      headerName: 'State',
      type: 'singleSelect',
      valueOptions: ['waiting', 'ready'],
    },
  ],
  createOne: (values) => ({ id: 224, bike: '', state: '', hours: 0, ...values }),
  validate({ bike, hours }) {
    const issues = [];
    if (!bike) issues.push({ message: 'Which bike is it?', path: ['bike'] });
    if (!hours || hours < 0) issues.push({ message: 'At least one hour', path: ['hours'] });
    return { issues };
  },
} satisfies DataSource<Repair>;

export default function CrudCreate() {
  const [last, setLast] = useState('nothing yet');

  return (
    <AppProvider theme={frameTheme}>
      <Stack spacing={2} sx={{ p: 2 }}>
        <Typography role="status">Created: {last}</Typography>
        <Create
          dataSource={dataSource}
          initialValues={{ state: 'waiting' }}
          resetOnSubmit
          onSubmitSuccess={({ bike }) => setLast(bike ?? '')}
        />
      </Stack>
    </AppProvider>
  );
}
