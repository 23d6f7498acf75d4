import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import {
  DialogsProvider,
  useDialogs,
  type DialogProps,
} from '@toolpad/core/useDialogs';

function NoteDialog({ payload: note, open, onClose }: DialogProps<string, string>) {
  const dialogs = useDialogs();
  const [text, setText] = useState(note);

  // preview-start
  const cancel = async () => {
    const isConfirmed = await dialogs.confirm('Your changes are not saved.', {
      title: 'Discard changes?',
      okText: 'Discard',
      cancelText: 'Keep editing',
    });
    if (isConfirmed) await onClose(note);
  };
  // preview-end

  return (
    <Dialog fullWidth maxWidth="sm" open={open} onClose={cancel}>
      <DialogTitle>Note on SC-1040</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          multiline
          minRows={2}
          label="Note"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>Cancel</Button>
        <Button onClick={() => onClose(text)}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}

function Order() {
  const dialogs = useDialogs();
  const [note, setNote] = useState(
    'The bottom bracket creaks. Call before you order a new one.',
  );

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader title="Order SC-1040" subheader="Harbor Bike Tours, tandem" />
      <CardContent>{note}</CardContent>
      <CardActions>
        <Button onClick={async () => setNote(await dialogs.open(NoteDialog, note))}>
          Edit note
        </Button>
      </CardActions>
    </Card>
  );
}

export default function DialogStacked() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <Order />
      </Box>
    </DialogsProvider>
  );
}
