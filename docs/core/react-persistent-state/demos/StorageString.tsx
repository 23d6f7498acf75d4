import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const page = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 2,
  p: 2,
};

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 2,
  '& h2': { m: 0, fontSize: 18, lineHeight: '24px', fontWeight: 500 },
};

const board = { lineHeight: '24px', whiteSpace: 'pre-wrap' };

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
      <Button onClick={() => setNote(null)} sx={{ alignSelf: 'start' }}>
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
      <Box sx={board}>{note}</Box>
      <Chip
        size="small"
        label={stored === null ? 'Initial value' : 'Stored'}
        sx={{ alignSelf: 'start' }}
      />
    </>
  );
}

export default function StorageString() {
  return (
    <Box sx={page}>
      <Card variant="outlined" sx={card}>
        <h2>Front desk</h2>
        <Editor />
      </Card>
      <Card variant="outlined" sx={card}>
        <h2>Workshop</h2>
        <Board />
      </Card>
    </Box>
  );
}
