import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { Codec } from '@toolpad/core/persistence/codec';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

// preview-start
interface DateRange {
  from: string;
  to: string;
}

const rangeCodec: Codec<DateRange> = {
  parse: (text) => {
    const [from = '', to = ''] = text.split('/');
    return { from, to };
  },
  stringify: ({ from, to }) => `${from}/${to}`,
};
// preview-end

const initialRange = { from: '2026-03-09', to: '2026-03-10' };

const orders = [
  { id: 'SC-1038', customer: 'Green Grocer Delivery', due: '2026-03-09' },
  { id: 'SC-1039', customer: 'Old Mill Hotel', due: '2026-03-09' },
  { id: 'SC-1040', customer: 'Harbor Bike Tours', due: '2026-03-10' },
  { id: 'SC-1042', customer: 'Summit Cycling Club', due: '2026-03-11' },
];

export default function StorageCodec() {
  const [range, setRange] = useLocalStorageState('shop-due', initialRange, {
    codec: rangeCodec,
  });
  const { from, to } = range ?? initialRange;

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 560 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ p: 2 }}>
          <TextField
            fullWidth
            size="small"
            type="date"
            label="Due from"
            value={from}
            onChange={(event) => setRange({ from: event.target.value, to })}
          />
          <TextField
            fullWidth
            size="small"
            type="date"
            label="Due to"
            value={to}
            onChange={(event) => setRange({ from, to: event.target.value })}
          />
        </Stack>
        <Table size="small" aria-label="Orders">
          <TableBody>
            {orders
              .filter(({ due }) => from <= due && due <= to)
              .map(({ id, customer, due }) => (
                <TableRow key={id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{id}</TableCell>
                  <TableCell>{customer}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{due}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </Card>
    </Box>
  );
}
