import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

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
      <Button onClick={() => setNote(null)} className="self-start">
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
      <div className="leading-6 whitespace-pre-wrap">{note}</div>
      <Chip
        size="small"
        label={stored === null ? 'Initial value' : 'Stored'}
        className="self-start"
      />
    </>
  );
}

export default function StorageString() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-4 p-4">
      <Card variant="outlined" className="flex flex-col gap-4 p-4">
        <h2 className="m-0 text-lg leading-6 font-medium">Front desk</h2>
        <Editor />
      </Card>
      <Card variant="outlined" className="flex flex-col gap-4 p-4">
        <h2 className="m-0 text-lg leading-6 font-medium">Workshop</h2>
        <Board />
      </Card>
    </div>
  );
}
