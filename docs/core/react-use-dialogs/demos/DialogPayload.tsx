import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

interface Repair {
  bike: string;
  task: string;
}

const repairs: Repair[] = [
  { bike: 'Red tourer', task: 'True the rear wheel' },
  { bike: 'City bike', task: 'Replace the chain' },
];

function RepairDialog({ payload: repair, open, onClose }: DialogProps<Repair>) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>{repair.bike}</DialogTitle>
      <DialogContent>{repair.task}</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function Repairs() {
  const dialogs = useDialogs();

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center' }}
    >
      {repairs.map((repair) => (
        <Button
          key={repair.bike}
          variant="outlined"
          onClick={() => dialogs.open(RepairDialog, repair)}
        >
          {repair.bike}
        </Button>
      ))}
    </Stack>
  );
}

export default function DialogPayload() {
  return (
    <DialogsProvider>
      <Repairs />
    </DialogsProvider>
  );
}
