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
import './DialogCustom.css';

function OrderCard() {
  const dialogs = useDialogs();

  return (
    <Card variant="outlined" className="order">
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
    <ol className="checklist">
      <li>Both brakes stop the wheels</li>
      <li>The lights work, front and rear</li>
      <li>The tires hold their pressure</li>
    </ol>
  );
}

export default function DialogCustom() {
  return (
    <DialogsProvider>
      <div className="page">
        <OrderCard />
      </div>
    </DialogsProvider>
  );
}
