import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, CrudProvider, Edit, List, Show, type DataModelId } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

const parts = new Map(['Chain', 'Tube'].map((name, id) => [id, { id, name }]));

const save = (id: number, { name = '' }: { name?: string }) => {
  parts.set(id, { id, name });
  return { id, name };
};

const dataSource = {
  fields: [{ field: 'name', headerName: 'Part', width: 160 }],
  getMany: () => ({ items: [...parts.values()], itemCount: parts.size }),
  getOne: (id: DataModelId) => parts.get(Number(id))!,
  createOne: (values: { name?: string }) => save(parts.size, values),
  updateOne: (id: DataModelId, values: { name?: string }) => save(Number(id), values),
};

const slotProps = { dataGrid: { disableColumnFilter: true, disableColumnSorting: true } };

type View = { name: 'list' | 'create' } | { name: 'show' | 'edit'; id: DataModelId };

function Parts() {
  const [view, setView] = useState<View>({ name: 'list' });
  const list = () => setView({ name: 'list' });
  const edit = (id: DataModelId) => setView({ name: 'edit', id });

  if (view.name === 'list') {
    return (
      <List
        onRowClick={(id) => setView({ name: 'show', id })}
        onCreateClick={() => setView({ name: 'create' })}
        onEditClick={edit}
        slotProps={slotProps}
      />
    );
  }
  return (
    <>
      <Button onClick={list} sx={{ mb: 2 }}>
        All parts
      </Button>
      {view.name === 'show' && <Show id={view.id} onEditClick={edit} />}
      {view.name === 'edit' && <Edit id={view.id} onSubmitSuccess={list} />}
      {view.name === 'create' && <Create onSubmitSuccess={list} />}
    </>
  );
}

export default function CrudAdvanced() {
  return (
    <AppProvider theme={frameTheme}>
      <CrudProvider dataSource={dataSource}>
        <Box sx={{ height: '100vh', p: 2, display: 'flex', flexDirection: 'column' }}>
          <Parts />
        </Box>
      </CrudProvider>
    </AppProvider>
  );
}
