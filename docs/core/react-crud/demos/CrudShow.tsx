import { useState } from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Show } from '@toolpad/core/Crud';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const localeText = {
  deleteConfirmTitle: 'Delete order?',
  deleteConfirmMessage: 'You cannot undo this.',
  deleteSuccessMessage: 'Order deleted',
  deletedItemMessage: 'This order was deleted.',
};

const order = {
  id: 'SC-1039',
  customer: 'Old Mill Hotel',
  service: 'Tune-up',
  due: '2026-03-09',
  total: 87,
};

const dataSource = {
  fields: [
    { field: 'customer', headerName: 'Customer' },
    { field: 'service', headerName: 'Service' },
    { field: 'due', headerName: 'Due', type: 'date' as const },
    { field: 'total', headerName: 'Total in USD', type: 'number' as const },
  ],
  getOne: () => order,
  deleteOne: () => {},
};

export default function CrudShow() {
  const [event, setEvent] = useState('In progress');

  return (
    <AppProvider theme={theme} localeText={localeText}>
      <Card variant="outlined" sx={{ m: 2, bgcolor: 'background.default' }}>
        <CardHeader
          title="Order SC-1039"
          subheader={<span role="status">{event}</span>}
        />
        <CardContent>
          {/* preview-start */}
          <Show
            id="SC-1039"
            dataSource={dataSource}
            onEditClick={(id) => setEvent(`onEditClick: ${id}`)}
            onDelete={(id) => setEvent(`onDelete: ${id}`)}
          />
          {/* preview-end */}
        </CardContent>
      </Card>
    </AppProvider>
  );
}
