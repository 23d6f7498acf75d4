import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

function Editor() {
  const [note, setNote] = useLocalStorageState('workshop-note', 'Nothing to hand over');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <TextField
        label="Note for the next shift"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button onClick={() => setNote(null)}>Clear</Button>
    </Stack>
  );
}

function Board() {
  const [note] = useLocalStorageState('workshop-note', 'Nothing to hand over');

  return <Box sx={{ p: 1, border: '1px dashed', borderRadius: 1 }}>On the board: {note}</Box>;
}

export default function StorageString() {
  return (
    <Stack spacing={3} sx={{ height: '100vh', alignItems: 'center', justifyContent: 'center' }}>
      <Editor />
      <Board />
    </Stack>
  );
}
