import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import './StorageString.css';

function Editor() {
  // preview-start state
  const [note, setNote] = useLocalStorageState('shop-note', 'Nothing to hand over');
  // preview-end

  return (
    <>
      {/* preview-start field */}
      <TextField
        multiline
        label="Handover note"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
      />
      {/* preview-end */}
      <Button onClick={() => setNote(null)}>Clear</Button>
    </>
  );
}

function Board() {
  const [note] = useLocalStorageState('shop-note', 'Nothing to hand over');

  return <div className="notes-board">{note}</div>;
}

export default function StorageString() {
  return (
    <div className="notes">
      <Card variant="outlined" className="notes-card">
        <h2>Front desk</h2>
        <Editor />
      </Card>
      <Card variant="outlined" className="notes-card">
        <h2>Workshop</h2>
        <Board />
      </Card>
    </div>
  );
}
