import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

const parts = ['Chain', 'Brake pads', 'Brake cable', 'Tire', 'Tube'].map((name, index) => ({
  id: 41 + index,
  name,
  shelf: `A${index}`,
}));

const dataSource = {
  fields: [
    { field: 'name', headerName: 'Part', width: 160, sortable: false },
    { field: 'shelf', headerName: 'Shelf', sortable: false },
  ],
  getMany: ({
    paginationModel: { page, pageSize },
  }: {
    paginationModel: { page: number; pageSize: number };
  }) => ({
    items: parts.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: parts.length,
  }),
};

function CompactGrid(props: DataGridProps) {
  return <DataGrid {...props} density="compact" slots={{}} pageSizeOptions={[3, 6]} />;
}

const slots = { dataGrid: CompactGrid };
const slotProps = { dataGrid: { disableColumnMenu: true } };

export default function CrudDataGrid() {
  return (
    <AppProvider theme={frameTheme}>
      <Box sx={{ height: '100vh', p: 2, display: 'flex' }}>
        <List dataSource={dataSource} initialPageSize={3} slots={slots} slotProps={slotProps} />
      </Box>
    </AppProvider>
  );
}
