import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getGridStringOperators, type GridFilterModel } from '@mui/x-data-grid';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataModel, type DataModelId } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

interface Part extends DataModel {
  name: string;
  stock: number;
}

const contains = getGridStringOperators().filter(({ value }) => value === 'contains');
const slotProps = { dataGrid: { disableColumnSorting: true } };

function createParts() {
  let parts: Part[] = [
    { id: 41, name: 'Chain', stock: 12 },
    { id: 42, name: 'Brake pads', stock: 2 },
    { id: 43, name: 'Brake cable', stock: 30 },
  ];

  return {
    fields: [
      { field: 'name', headerName: 'Part', width: 160, filterOperators: contains },
      { field: 'stock', headerName: 'Stock', type: 'number' as const, filterable: false },
    ],
    getMany({ filterModel }: { filterModel: GridFilterModel }) {
      const text = String(filterModel.items[0]?.value ?? '').toLowerCase();
      const items = parts.filter(({ name }) => name.toLowerCase().includes(text));
      return { items, itemCount: items.length };
    },
    deleteOne(id: DataModelId) {
      parts = parts.filter((part) => part.id !== id);
    },
  };
}

export default function CrudList() {
  const [parts] = useState(createParts);
  const [event, setEvent] = useState('Choose a row or one of its buttons');

  return (
    <AppProvider theme={frameTheme}>
      <Stack spacing={1} sx={{ height: '100vh', p: 2 }}>
        <Typography role="status">{event}</Typography>
        <List
          dataSource={parts}
          initialPageSize={25}
          slotProps={slotProps}
          onRowClick={(id) => setEvent(`Row ${id}`)}
          onCreateClick={() => setEvent('Create')}
          onEditClick={(id) => setEvent(`Edit ${id}`)}
          onDelete={(id) => setEvent(`Delete ${id}`)}
        />
      </Stack>
    </AppProvider>
  );
}
