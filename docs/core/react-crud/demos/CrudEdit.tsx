import { useState } from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Edit, type DataModelId, type DataSource } from '@toolpad/core/Crud';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const localeText = { editLabel: 'Save', editSuccessMessage: 'Order saved' };

const order = {
  id: 'SC-1042',
  customer: 'Summit Cycling Club',
  service: 'Replace tires',
  status: 'Waiting',
  due: '2026-03-11',
};

const statusColumn = {
  type: 'singleSelect' as const,
  valueOptions: ['Waiting', 'In progress', 'Ready'],
};

// preview-start dataSource
const dataSource = {
  fields: [
    { field: 'customer', headerName: 'Customer' },
    { field: 'service', headerName: 'Service' },
    { field: 'status', headerName: 'Status', ...statusColumn },
    { field: 'due', headerName: 'Due', type: 'date' },
  ],
  getOne: () => order,
  updateOne: (_id: DataModelId, values: Partial<typeof order>) => ({
    ...order,
    ...values,
  }),
} satisfies DataSource<typeof order>;
// preview-end

export default function CrudEdit() {
  const [status, setStatus] = useState(order.status);

  return (
    <AppProvider theme={theme} localeText={localeText}>
      <Card variant="outlined" sx={{ m: 2, bgcolor: 'background.default' }}>
        <CardHeader
          title="Edit order SC-1042"
          subheader="Summit Cycling Club"
          action={<Chip size="small" label={status} role="status" />}
        />
        <CardContent>
          {/* preview-start edit */}
          <Edit
            id="SC-1042"
            dataSource={dataSource}
            onSubmitSuccess={(values) => setStatus(values.status ?? '')}
          />
          {/* preview-end */}
        </CardContent>
      </Card>
    </AppProvider>
  );
}
