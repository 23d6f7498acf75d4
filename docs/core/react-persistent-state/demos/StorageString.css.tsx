import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import './StorageString.css';

function Editor() {
  const [note, setNote] = useLocalStorageState('workshop-note', 'Nothing to hand over');

  return (
    <div className="note-editor">
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

  return <div className="note-board">On the board: {note}</div>;
}

export default function StorageString() {
  return (
    <div className="note">
      <Editor />
      <Board />
    </div>
  );
}
