import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Codec } from '@toolpad/core/persistence/codec';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { z } from 'zod';

// preview-start
const views = ['list', 'board'] as const;
const View = z.enum(views).catch('list');

const viewCodec: Codec<z.infer<typeof View>> = {
  parse: (text) => View.parse(text),
  stringify: (view) => view,
};
// preview-end

const orders = [
  { id: 'SC-1038', customer: 'Green Grocer Delivery', status: 'In progress' },
  { id: 'SC-1042', customer: 'Summit Cycling Club', status: 'Waiting' },
  { id: 'SC-1043', customer: 'Maple Lane Clinic', status: 'Waiting' },
  { id: 'SC-1037', customer: 'Riverside Couriers', status: 'Ready' },
];

export default function StorageZod() {
  const [view, setView] = useLocalStorageState('shop-view', 'board', {
    codec: viewCodec,
  });
  // The same key without the codec, to store what an older version may have left.
  const [, setText] = useLocalStorageState('shop-view');
  const columns =
    view === 'board' ? ['Waiting', 'In progress', 'Ready'] : ['All orders'];

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View"
          value={view}
          onChange={(_event, chosen: (typeof views)[number] | null) =>
            chosen && setView(chosen)
          }
        >
          {views.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={() => setText('calendar')}>Store “calendar”</Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns.length}, 1fr)`,
          gap: 2,
        }}
      >
        {columns.map((column) => (
          <Stack key={column} spacing={1}>
            <Typography variant="subtitle2" component="h2">
              {column}
            </Typography>
            {orders
              .filter(({ status }) => status === column || view !== 'board')
              .map(({ id, customer }) => (
                <Card
                  key={id}
                  variant="outlined"
                  sx={{
                    display: view === 'board' ? 'block' : 'flex',
                    justifyContent: 'space-between',
                    px: 1.5,
                    py: 1,
                  }}
                >
                  <Typography variant="body2">{customer}</Typography>
                  <Typography variant="caption" color="textSecondary">
                    {id}
                  </Typography>
                </Card>
              ))}
          </Stack>
        ))}
      </Box>
    </Stack>
  );
}
