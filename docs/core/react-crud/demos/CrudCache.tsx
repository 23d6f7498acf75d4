import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudProvider, DataSourceCache, List, type DataSource } from '@toolpad/core/Crud';
import { frameTheme } from '../../demos/frameTheme';

const parts = ['Tire', 'Chain', 'Brake pads'].map((name, index) => ({ id: 41 + index, name }));

const slotProps = { dataGrid: { disableColumnFilter: true } };

export default function CrudCache() {
  const [cache] = useState(() => new DataSourceCache({ ttl: 60_000 }));
  const [isCached, setIsCached] = useState(true);
  const [asked, setAsked] = useState(0);

  const [dataSource] = useState<DataSource<(typeof parts)[number]>>({
    fields: [{ field: 'name', headerName: 'Part', width: 160 }],
    getMany({ sortModel: [sort] }) {
      setAsked((times) => times + 1);
      const items = sort ? parts.toSorted((a, b) => a.name.localeCompare(b.name)) : parts;
      return { items: sort?.sort === 'desc' ? items.toReversed() : items, itemCount: 3 };
    },
  });

  return (
    <AppProvider theme={frameTheme}>
      <Stack sx={{ height: '100vh', p: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <FormControlLabel
            label="Cache"
            control={<Switch checked={isCached} onChange={(_event, on) => setIsCached(on)} />}
          />
          <Typography role="status">Requests for the list: {asked}</Typography>
        </Stack>
        <CrudProvider dataSource={dataSource} dataSourceCache={isCached ? cache : null}>
          <List slotProps={slotProps} />
        </CrudProvider>
      </Stack>
    </AppProvider>
  );
}
