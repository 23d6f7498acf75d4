import Box from '@mui/material/Box';
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
      <Box sx={{ height: '100vh', display: 'grid', placeContent: 'center' }}>
        <ShowChecklist dialog={ChecklistDialog} />
      </Box>
    </DialogsProvider>
  );
}

function ChecklistDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={() => onClose()}>
      <DialogTitle>Before the test ride</DialogTitle>
      <DialogContent sx={{ lineHeight: '24px' }}>
        <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5 }}>
          <li>Both brakes stop the wheel</li>
          <li>The quick release is closed</li>
          <li>The tires hold their pressure</li>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
