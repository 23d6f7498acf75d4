import { useState } from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  CrudProvider,
  DataSourceCache,
  List,
  type DataSource,
} from '@toolpad/core/Crud';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const parts = [
  { id: 'P-106', name: 'Tire, 700x32', category: 'Wheels', stock: 18 },
  { id: 'P-101', name: 'Chain, 9-speed', category: 'Drivetrain', stock: 24 },
  { id: 'P-103', name: 'Brake pads, disc', category: 'Brakes', stock: 2 },
  { id: 'P-110', name: 'LED light set', category: 'Accessories', stock: 15 },
];

const slotProps = { dataGrid: { disableColumnFilter: true, hideFooter: true } };

export default function CrudCache() {
  const [cache] = useState(() => new DataSourceCache({ ttl: 60_000 }));
  const [isCached, setIsCached] = useState(true);
  const [requests, setRequests] = useState(0);

  const [dataSource] = useState<DataSource<(typeof parts)[number]>>({
    fields: [
      { field: 'name', headerName: 'Part', width: 180 },
      { field: 'category', headerName: 'Category', width: 140, sortable: false },
      {
        field: 'stock',
        headerName: 'In stock',
        type: 'number',
        width: 100,
        sortable: false,
      },
    ],
    getMany({ sortModel: [sort] }) {
      setRequests((count) => count + 1);
      const items = sort
        ? parts.toSorted((a, b) => a.name.localeCompare(b.name))
        : parts;
      return {
        items: sort?.sort === 'desc' ? items.toReversed() : items,
        itemCount: parts.length,
      };
    },
  });

  return (
    <AppProvider theme={theme}>
      <Stack sx={{ height: '100vh', p: 2 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between' }}
        >
          <FormControlLabel
            label="Use the cache"
            control={
              <Switch
                checked={isCached}
                onChange={(_event, on) => setIsCached(on)}
              />
            }
          />
          <Chip role="status" label={`getMany calls: ${requests}`} />
        </Stack>
        {/* preview-start */}
        <CrudProvider
          dataSource={dataSource}
          dataSourceCache={isCached ? cache : null}
        >
          <List slotProps={slotProps} />
        </CrudProvider>
        {/* preview-end */}
      </Stack>
    </AppProvider>
  );
}
