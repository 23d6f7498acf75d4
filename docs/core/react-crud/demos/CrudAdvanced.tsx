import { useState } from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  Create,
  CrudProvider,
  Edit,
  List,
  Show,
  type DataModelId,
} from '@toolpad/core/Crud';

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
  createSuccessMessage: 'Part created',
  editSuccessMessage: 'Part saved',
};

const slotProps = {
  dataGrid: {
    disableColumnFilter: true,
    disableColumnSorting: true,
    hideFooter: true,
  },
};

type View =
  { name: 'list' | 'create' } | { name: 'show' | 'edit'; id: DataModelId };

export default function CrudAdvanced() {
  const [dataSource] = useState(createParts);
  const [view, setView] = useState<View>({ name: 'list' });
  const showList = () => setView({ name: 'list' });
  const create = () => setView({ name: 'create' });
  const show = (id: DataModelId) => setView({ name: 'show', id });
  const edit = (id: DataModelId) => setView({ name: 'edit', id });

  return (
    <AppProvider theme={theme} localeText={localeText}>
      <Stack sx={{ height: '100vh', p: 2, alignItems: 'start' }}>
        {view.name !== 'list' && (
          <Button startIcon={<ArrowBackIcon />} onClick={showList} sx={{ mb: 2 }}>
            All parts
          </Button>
        )}
        {/* preview-start */}
        <CrudProvider dataSource={dataSource}>
          {view.name === 'list' && (
            <List
              onRowClick={show}
              onCreateClick={create}
              onEditClick={edit}
              slotProps={slotProps}
            />
          )}
          {view.name === 'show' && <Show id={view.id} onEditClick={edit} />}
          {view.name === 'edit' && <Edit id={view.id} onSubmitSuccess={showList} />}
          {view.name === 'create' && <Create onSubmitSuccess={showList} />}
        </CrudProvider>
        {/* preview-end */}
      </Stack>
    </AppProvider>
  );
}

interface Part {
  [key: string]: unknown;
  id: string;
  name: string;
  category: string;
  stock: number;
  price: number;
}

function createParts() {
  const parts: Part[] = [
    {
      id: 'P-101',
      name: 'Chain, 9-speed',
      category: 'Drivetrain',
      stock: 24,
      price: 28,
    },
    {
      id: 'P-103',
      name: 'Brake pads, disc',
      category: 'Brakes',
      stock: 2,
      price: 18,
    },
    {
      id: 'P-106',
      name: 'Tire, 700x32',
      category: 'Wheels',
      stock: 18,
      price: 39,
    },
    {
      id: 'P-110',
      name: 'LED light set',
      category: 'Accessories',
      stock: 15,
      price: 42,
    },
  ];
  const find = (id: DataModelId) => parts.find((part) => part.id === id)!;

  return {
    fields: [
      { field: 'name', headerName: 'Part', flex: 1, minWidth: 140 },
      { field: 'category', headerName: 'Category', width: 120 },
      {
        field: 'stock',
        headerName: 'In stock',
        type: 'number' as const,
        width: 90,
      },
      {
        field: 'price',
        headerName: 'Price',
        type: 'number' as const,
        width: 90,
        valueFormatter: (price: number) => `$${price}`,
      },
    ],
    getMany: () => ({ items: [...parts], itemCount: parts.length }),
    getOne: find,
    createOne(values: Partial<Part>) {
      const part = {
        name: '',
        category: '',
        stock: 0,
        price: 0,
        ...values,
        id: `P-${200 + parts.length}`,
      };
      parts.push(part);
      return part;
    },
    updateOne: (id: DataModelId, values: Partial<Part>) =>
      Object.assign(find(id), values),
    validate: ({ name }: Partial<Part>) => ({
      issues: name ? [] : [{ message: 'Enter a part', path: ['name' as const] }],
    }),
  };
}
