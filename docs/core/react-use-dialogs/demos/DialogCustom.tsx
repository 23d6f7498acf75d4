import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DialogsProvider,
  useDialogs,
  type DialogProps,
} from '@toolpad/core/useDialogs';

function OrderCard() {
  const dialogs = useDialogs();

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <CardHeader
        title="Order SC-1036"
        subheader="Northside Cafe"
        action={<Chip size="small" color="success" label="Ready" />}
      />
      <CardContent>Install lights, city bike</CardContent>
      <CardActions>
        <Button onClick={() => dialogs.open(ChecklistDialog)}>
          Hand over the bike
        </Button>
      </CardActions>
    </Card>
  );
}

// preview-start
function ChecklistDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={() => onClose()}>
      <DialogTitle>Before the customer leaves</DialogTitle>
      <DialogContent>
        <Checklist />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

function Checklist() {
  return (
    <Box
      component="ol"
      sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5, lineHeight: '24px' }}
    >
      <li>Both brakes stop the wheels</li>
      <li>The lights work, front and rear</li>
      <li>The tires hold their pressure</li>
    </Box>
  );
}

export default function DialogCustom() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <OrderCard />
      </Box>
    </DialogsProvider>
  );
}
