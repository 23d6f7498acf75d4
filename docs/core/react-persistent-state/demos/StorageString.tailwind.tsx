import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

function Editor() {
  const [note, setNote] = useLocalStorageState('workshop-note', 'Nothing to hand over');

  return (
    <div className="flex items-center gap-4">
      <TextField
        label="Note for the next shift"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button onClick={() => setNote(null)}>Clear</Button>
    </div>
  );
}

function Board() {
  const [note] = useLocalStorageState('workshop-note', 'Nothing to hand over');

  return <div className="rounded border border-dashed p-2">On the board: {note}</div>;
}

export default function StorageString() {
  return (
    <div className="flex h-screen flex-col items-center justify-center gap-6">
      <Editor />
      <Board />
    </div>
  );
}
