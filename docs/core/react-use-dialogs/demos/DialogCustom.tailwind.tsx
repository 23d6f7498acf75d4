import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, type DialogProps } from '@toolpad/core/useDialogs';
import { ShowChecklist } from './showChecklist';

export default function DialogCustom() {
  return (
    <DialogsProvider>
      <div className="grid h-screen place-content-center">
        <ShowChecklist dialog={ChecklistDialog} />
      </div>
    </DialogsProvider>
  );
}

function ChecklistDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={() => onClose()}>
      <DialogTitle>Before the test ride</DialogTitle>
      <DialogContent className="leading-6">
        <ol className="m-0 grid gap-2 ps-5">
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
