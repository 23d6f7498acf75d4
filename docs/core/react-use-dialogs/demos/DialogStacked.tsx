import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function NoteDialog({ open, onClose }: DialogProps) {
  const dialogs = useDialogs();

  const discard = async () => {
    const confirmed = await dialogs.confirm('The note is not saved.', {
      title: 'Discard the note?',
      okText: 'Discard',
      cancelText: 'Go on writing',
    });
    if (confirmed) await onClose();
  };

  return (
    <Dialog fullWidth maxWidth="sm" open={open} onClose={discard}>
      <DialogTitle>Note on repair 218</DialogTitle>
      <DialogContent>The hub squeaks, but only when it rains.</DialogContent>
      <DialogActions>
        <Button onClick={discard}>Discard</Button>
        <Button onClick={() => onClose()}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}

function Note() {
  const dialogs = useDialogs();

  return (
    <Button variant="outlined" onClick={() => dialogs.open(NoteDialog)}>
      Open note
    </Button>
  );
}

export default function DialogStacked() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <Note />
      </Box>
    </DialogsProvider>
  );
}
