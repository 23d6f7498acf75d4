import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function MechanicDialog({ open, onClose }: DialogProps<undefined, string | null>) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose(null)}>
      <DialogTitle>Who takes this repair?</DialogTitle>
      <List disablePadding sx={{ pb: 1 }} component="div">
        {['Bench 1', 'Bench 2', 'Bench 3'].map((name) => (
          <ListItemButton key={name} disabled={!open} onClick={() => onClose(name)}>
            <ListItemText primary={name} />
          </ListItemButton>
        ))}
      </List>
    </Dialog>
  );
}

function Assign() {
  const dialogs = useDialogs();

  const assign = async () => {
    const name = await dialogs.open(MechanicDialog);
    await dialogs.alert(name === null ? 'Nobody was chosen' : `${name} takes the repair`);
  };

  return (
    <Button variant="outlined" onClick={assign}>
      Assign repair
    </Button>
  );
}

export default function DialogResult() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <Assign />
      </Box>
    </DialogsProvider>
  );
}
