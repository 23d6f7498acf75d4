import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataModelId } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

const firstParts = ['Chain', 'Brake pads', 'Brake cable', 'Tire'].map((name, index) => ({
  id: 41 + index,
  name,
  supplier: `Supplier ${'ABAC'[index]}`,
  shelf: `A${index}`,
  stock: 12 - index * 2,
  price: 8 + index * 3,
}));

const fields = [
  { field: 'name', headerName: 'Part', width: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 240 },
  { field: 'shelf', headerName: 'Shelf', width: 200 },
  { field: 'stock', headerName: 'In stock', type: 'number' as const, width: 200 },
  { field: 'price', headerName: 'Price', type: 'number' as const, width: 200 },
];

function createParts() {
  let parts = firstParts;
  return {
    fields,
    getMany: () => ({ items: parts, itemCount: parts.length }),
    deleteOne(id: DataModelId) {
      parts = parts.filter((part) => part.id !== id);
    },
  };
}

// preview-start
const slots = { dataGrid: DataGridPro };
const slotProps = {
  dataGrid: {
    pinnedColumns: { left: ['name'], right: ['actions'] },
    disableColumnFilter: true,
    disableColumnSorting: true,
  },
};
// preview-end

export default function CrudDataGridPro() {
  const [parts] = useState(createParts);

  return (
    <AppProvider theme={frameTheme}>
      <Box sx={{ height: '100vh', p: 2, display: 'flex' }}>
        <List dataSource={parts} initialPageSize={25} slots={slots} slotProps={slotProps} />
      </Box>
    </AppProvider>
  );
}
