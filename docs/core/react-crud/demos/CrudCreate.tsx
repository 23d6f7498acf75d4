import { useState } from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, type DataModel, type DataSource } from '@toolpad/core/Crud';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const localeText = {
  createLabel: 'Create order',
  createSuccessMessage: 'Order created',
};

interface Order extends DataModel {
  customer: string;
  service: string;
  status: string;
  total: number;
}

const statuses = ['Waiting', 'In progress', 'Ready'];

const dataSource = {
  fields: [
    { field: 'customer', headerName: 'Customer' },
    { field: 'service', headerName: 'Service' },
    {
      field: 'status',
      headerName: 'Status',
      type: 'singleSelect',
      valueOptions: statuses,
    },
    { field: 'total', headerName: 'Total in USD', type: 'number' },
  ],
  // preview-start dataSource
  createOne: (values) => ({
    id: '',
    customer: '',
    service: '',
    status: '',
    total: 0,
    ...values,
  }),
  validate({ customer, service }) {
    const issues = [];
    if (!customer) issues.push({ message: 'Enter a customer', path: ['customer'] });
    if (!service) issues.push({ message: 'Enter a service', path: ['service'] });
    return { issues };
  },
  // preview-end
} satisfies DataSource<Order>;

export default function CrudCreate() {
  const [last, setLast] = useState('Nothing created yet');

  return (
    <AppProvider theme={theme} localeText={localeText}>
      <Card variant="outlined" sx={{ m: 2, bgcolor: 'background.default' }}>
        <CardHeader
          title="New order"
          subheader={<span role="status">{last}</span>}
        />
        <CardContent>
          {/* preview-start create */}
          <Create
            dataSource={dataSource}
            initialValues={{ status: 'Waiting' }}
            resetOnSubmit
            onSubmitSuccess={({ customer, service }) =>
              setLast(`Last created: ${service}, ${customer}`)
            }
          />
          {/* preview-end */}
        </CardContent>
      </Card>
    </AppProvider>
  );
}
