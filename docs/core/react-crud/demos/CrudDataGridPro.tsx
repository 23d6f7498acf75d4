import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

const parts = ['Chain', 'Brake pads', 'Brake cable', 'Tire'].map((name, index) => ({
  id: 41 + index,
  name,
  supplier: `Supplier ${'ABAC'[index]}`,
  shelf: `A${index}`,
  stock: 12 - index * 2,
  price: 8 + index * 3,
}));

const dataSource = {
  fields: [
    { field: 'name', headerName: 'Part', width: 140 },
    { field: 'supplier', headerName: 'Supplier', width: 240 },
    { field: 'shelf', headerName: 'Shelf', width: 200 },
    { field: 'stock', headerName: 'In stock', type: 'number' as const, width: 200 },
    { field: 'price', headerName: 'Price', type: 'number' as const, width: 200 },
  ],
  getMany: () => ({ items: parts, itemCount: parts.length }),
  deleteOne: () => {},
};

// preview-start
const slots = { dataGrid: DataGridPro };
const slotProps = { dataGrid: { pinnedColumns: { left: ['name'], right: ['actions'] } } };
// preview-end

export default function CrudDataGridPro() {
  return (
    <AppProvider theme={frameTheme}>
      <Box sx={{ height: '100vh', p: 2, display: 'flex' }}>
        <List dataSource={dataSource} initialPageSize={25} slots={slots} slotProps={slotProps} />
      </Box>
    </AppProvider>
  );
}
