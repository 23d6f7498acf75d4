import { useState } from 'react';
import { createTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  getGridStringOperators,
  type GridFilterModel,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataModelId } from '@toolpad/core/Crud';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    // At the bottom, a notification would cover the last row.
    MuiSnackbar: {
      defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
    },
  },
});

const localeText = {
  createNewButtonLabel: 'New part',
  deleteConfirmTitle: 'Delete part?',
  deleteConfirmMessage: 'You cannot undo this.',
  deleteSuccessMessage: 'Part deleted',
};

const slotProps = {
  dataGrid: { disableColumnSorting: true, pageSizeOptions: [4, 8] },
};

export default function CrudList() {
  const [parts] = useState(createParts);
  const [event, setEvent] = useState('Click a row or one of its buttons');

  return (
    <AppProvider theme={theme} localeText={localeText}>
      <Stack spacing={1} sx={{ height: '100vh', p: 2 }}>
        {/* preview-start */}
        <List
          dataSource={parts}
          initialPageSize={4}
          slotProps={slotProps}
          onRowClick={(id) => setEvent(`onRowClick: ${id}`)}
          onCreateClick={() => setEvent('onCreateClick')}
          onEditClick={(id) => setEvent(`onEditClick: ${id}`)}
          onDelete={(id) => setEvent(`onDelete: ${id}`)}
        />
        {/* preview-end */}
        <Typography role="status" variant="body2" color="textSecondary">
          {event}
        </Typography>
      </Stack>
    </AppProvider>
  );
}

interface ListRequest {
  filterModel: GridFilterModel;
  paginationModel: GridPaginationModel;
}

const contains = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);

function createParts() {
  let parts = [
    { id: 'P-101', name: 'Chain, 9-speed', category: 'Drivetrain', stock: 24 },
    { id: 'P-103', name: 'Brake pads, disc', category: 'Brakes', stock: 2 },
    { id: 'P-104', name: 'Brake cable set', category: 'Brakes', stock: 30 },
    { id: 'P-106', name: 'Tire, 700x32', category: 'Wheels', stock: 18 },
    { id: 'P-107', name: 'Inner tube, 700', category: 'Wheels', stock: 64 },
    { id: 'P-110', name: 'LED light set', category: 'Accessories', stock: 15 },
  ];

  return {
    fields: [
      { field: 'name', headerName: 'Part', width: 180, filterOperators: contains },
      {
        field: 'category',
        headerName: 'Category',
        width: 140,
        filterOperators: contains,
      },
      {
        field: 'stock',
        headerName: 'In stock',
        type: 'number' as const,
        filterable: false,
      },
    ],
    getMany({ filterModel, paginationModel }: ListRequest) {
      const { page, pageSize } = paginationModel;
      const items = parts.filter((part) =>
        filterModel.items.every(({ field, value = '' }) =>
          String(part[field as 'name' | 'category'])
            .toLowerCase()
            .includes(String(value).toLowerCase()),
        ),
      );
      return {
        items: items.slice(page * pageSize, (page + 1) * pageSize),
        itemCount: items.length,
      };
    },
    deleteOne(id: DataModelId) {
      parts = parts.filter((part) => part.id !== id);
    },
  };
}
