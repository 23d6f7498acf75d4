import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
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

  return <Box sx={board}>{note}</Box>;
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
