import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Codec } from '@toolpad/core/persistence/codec';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

interface Filter {
  mechanic: string;
}

const everybody: Filter = { mechanic: 'everybody' };

const filterCodec: Codec<Filter> = {
  parse(text) {
    try {
      return JSON.parse(text) as Filter;
    } catch {
      return everybody;
    }
  },
  stringify: (filter) => JSON.stringify(filter),
};

export default function StorageError() {
  const [filter, setFilter] = useLocalStorageState('workshop-filter', everybody, {
    codec: filterCodec,
  });
  // The same key as plain text, to show and to break what is stored.
  const [text, setText] = useLocalStorageState('workshop-filter');

  return (
    <Stack spacing={2} sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center' }}>
      <Typography>Repairs of {filter?.mechanic}</Typography>
      <Typography>
        Stored: <code>{text ?? 'nothing'}</code>
      </Typography>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => setFilter({ mechanic: 'Bench 2' })}>Only bench 2</Button>
        <Button color="error" onClick={() => setText('{"mechanic":')}>
          Break it
        </Button>
      </Stack>
    </Stack>
  );
}
