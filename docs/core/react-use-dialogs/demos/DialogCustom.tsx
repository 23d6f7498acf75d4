import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function ChecklistDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={() => onClose()}>
      <DialogTitle>Before the test ride</DialogTitle>
      <DialogContent>
        <ol>
          <li>Both brakes stop the wheel</li>
          <li>The quick release is closed</li>
          <li>The tires hold their pressure</li>
        </ol>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}

function Checklist() {
  const dialogs = useDialogs();

  return (
    <Button variant="outlined" onClick={() => dialogs.open(ChecklistDialog)}>
      Show checklist
    </Button>
  );
}

export default function DialogCustom() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <Checklist />
      </Box>
    </DialogsProvider>
  );
}
