import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, CrudProvider, Edit, List, Show, type DataModelId } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';
import { createRepairs } from './data/createRepairs';

type View = { name: 'list' | 'create' } | { name: 'show' | 'edit'; id: DataModelId };

function Repairs() {
  const [view, setView] = useState<View>({ name: 'list' });
  const list = () => setView({ name: 'list' });
  const edit = (id: DataModelId) => setView({ name: 'edit', id });

  if (view.name === 'list') {
    return (
      <List
        onRowClick={(id) => setView({ name: 'show', id })}
        onCreateClick={() => setView({ name: 'create' })}
        onEditClick={edit}
      />
    );
  }
  return (
    <>
      <Button onClick={list} sx={{ mb: 2 }}>
        All repairs
      </Button>
      {view.name === 'show' && <Show id={view.id} onEditClick={edit} onDelete={list} />}
      {view.name === 'edit' && <Edit id={view.id} onSubmitSuccess={list} />}
      {view.name === 'create' && <Create initialValues={{ paid: false }} onSubmitSuccess={list} />}
    </>
  );
}

export default function CrudAdvanced() {
  const [repairs] = useState(createRepairs);
  return (
    <AppProvider theme={frameTheme}>
      <CrudProvider dataSource={repairs}>
        <Box sx={{ height: '100vh', p: 2, display: 'flex', flexDirection: 'column' }}>
          <Repairs />
        </Box>
      </CrudProvider>
    </AppProvider>
  );
}
