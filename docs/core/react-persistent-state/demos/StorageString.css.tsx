import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import './StorageString.css';

const initialNote = 'SC-1039: call before pickup\nSC-1042: tires arrive at 3 pm';

function Editor() {
  // preview-start state
  const [note, setNote] = useLocalStorageState('shop-note', initialNote);
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
      <Button onClick={() => setNote(null)} className="notes-reset">
        Reset
      </Button>
    </>
  );
}

function Board() {
  const [note] = useLocalStorageState('shop-note', initialNote);
  // Without an initial value: `null` until a note is stored.
  const [stored] = useLocalStorageState('shop-note');

  return (
    <>
      <div className="notes-board">{note}</div>
      <Chip
        size="small"
        label={stored === null ? 'Initial value' : 'Stored'}
        className="notes-chip"
      />
    </>
  );
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
