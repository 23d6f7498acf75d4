import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Codec } from '@toolpad/core/persistence/codec';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

interface Filter {
  isReady: boolean;
}

const noFilter: Filter = { isReady: false };

// preview-start
const filterCodec: Codec<Filter> = {
  parse(text) {
    try {
      return JSON.parse(text) as Filter;
    } catch {
      return noFilter;
    }
  },
  stringify: (filter) => JSON.stringify(filter),
};
// preview-end

const orders = [
  { id: 'SC-1036', customer: 'Northside Cafe', status: 'Ready' },
  { id: 'SC-1037', customer: 'Riverside Couriers', status: 'Ready' },
  { id: 'SC-1038', customer: 'Green Grocer Delivery', status: 'In progress' },
];

export default function StorageError() {
  const [filter, setFilter] = useLocalStorageState('shop-filter', noFilter, {
    codec: filterCodec,
  });
  // The same key without the codec, to show and to break what is stored.
  const [text, setText] = useLocalStorageState('shop-filter');
  const isReady = filter?.isReady ?? false;

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
        <CardContent sx={{ pb: 1 }}>
          <FormControlLabel
            label="Only ready orders"
            control={
              <Switch
                checked={isReady}
                onChange={(_event, checked) => setFilter({ isReady: checked })}
              />
            }
          />
        </CardContent>
        <Table size="small" aria-label="Orders">
          <TableBody>
            {orders
              .filter(({ status }) => !isReady || status === 'Ready')
              .map(({ id, customer, status }) => (
                <TableRow key={id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{id}</TableCell>
                  <TableCell>{customer}</TableCell>
                  <TableCell>{status}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
        <CardActions sx={{ px: 2, justifyContent: 'space-between' }}>
          <span>
            Stored: <code>{text ?? 'nothing'}</code>
          </span>
          <Button
            onClick={() => setText('{"isReady":')}
            sx={{ whiteSpace: 'nowrap' }}
          >
            Break it
          </Button>
        </CardActions>
      </Card>
    </Box>
  );
}
