import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

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

  return <div className="leading-6 whitespace-pre-wrap">{note}</div>;
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
