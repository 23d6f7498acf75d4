import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import {
  DialogsProvider,
  useDialogs,
  type DialogProps,
} from '@toolpad/core/useDialogs';

const parts = [
  { id: 'P-106', name: 'Tire, 700x32', price: 39 },
  { id: 'P-107', name: 'Inner tube, 700', price: 7 },
  { id: 'P-112', name: 'Handlebar grips', price: 16 },
];
type Part = (typeof parts)[number];
const tube = parts[1]!;

// preview-start dialog
function PartDialog({ open, onClose }: DialogProps<undefined, Part | null>) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose(null)}>
      <DialogTitle>Add a part</DialogTitle>
      <PartList disabled={!open} onSelect={(part) => onClose(part)} />
    </Dialog>
  );
}
// preview-end

interface PartListProps {
  disabled: boolean;
  onSelect: (part: Part) => void;
}

function PartList({ disabled, onSelect }: PartListProps) {
  return (
    <List disablePadding component="div">
      {parts.map((part) => (
        <ListItemButton
          key={part.id}
          disabled={disabled}
          onClick={() => onSelect(part)}
        >
          <ListItemText primary={part.name} secondary={`$${part.price}`} />
        </ListItemButton>
      ))}
    </List>
  );
}

function Order() {
  const dialogs = useDialogs();
  const [added, setAdded] = useState<Part[]>([tube, tube]);

  // preview-start open
  const addPart = async () => {
    const part = await dialogs.open(PartDialog);
    if (part) setAdded((current) => [...current, part]);
  };
  // preview-end

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader
        title="Order SC-1048"
        subheader={`Parts: $${added.reduce((sum, { price }) => sum + price, 0)}`}
        action={<Button onClick={addPart}>Add a part</Button>}
      />
      <List disablePadding aria-label="Parts">
        {added.map(({ name, price }, index) => (
          <ListItem key={index} secondaryAction={`$${price}`}>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

export default function DialogResult() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <Order />
      </Box>
    </DialogsProvider>
  );
}
