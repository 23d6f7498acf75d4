import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Codec } from '@toolpad/core/persistence/codec';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const listCodec: Codec<string[]> = {
  parse: (text) => text.split(',').filter(Boolean),
  stringify: (list) => list.join(','),
};

const benches = ['Wheels', 'Brakes', 'Frames'];

export default function StorageCodec() {
  const [chosen, setChosen] = useLocalStorageState('workshop-benches', ['Wheels'], {
    codec: listCodec,
  });
  const list = chosen ?? [];

  const toggle = (bench: string, on: boolean) =>
    setChosen(on ? [...list, bench] : list.filter((other) => other !== bench));

  return (
    <Stack spacing={2} sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center' }}>
      <FormGroup row>
        {benches.map((bench) => (
          <FormControlLabel
            key={bench}
            label={bench}
            control={
              <Checkbox
                checked={list.includes(bench)}
                onChange={(_event, on) => toggle(bench, on)}
              />
            }
          />
        ))}
      </FormGroup>
      <Typography>{list.length} of 3 benches shown</Typography>
    </Stack>
  );
}
