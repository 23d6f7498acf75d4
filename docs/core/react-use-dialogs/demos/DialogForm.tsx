import { useId, useState, type ComponentType, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DialogsProvider,
  useDialogs,
  type DialogProps,
} from '@toolpad/core/useDialogs';

interface Customer {
  name: string;
  email: string;
}

function Customers() {
  const dialogs = useDialogs();
  const [customers, setCustomers] = useState<Customer[]>([
    { name: 'Old Mill Hotel', email: 'desk@old-mill.example' },
    { name: 'Print and Paper Co', email: 'orders@print-paper.example' },
  ]);

  // preview-start
  const addCustomer = async () => {
    const customer = await dialogs.open(FormDialog<Customer>, {
      title: 'New customer',
      Form: CustomerForm,
    });
    if (customer) setCustomers((current) => [...current, customer]);
  };
  // preview-end

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader
        title="Customers"
        action={<Button onClick={addCustomer}>New customer</Button>}
      />
      <List disablePadding aria-label="Customers">
        {customers.map(({ name, email }) => (
          <ListItem key={email}>
            <ListItemText primary={name} secondary={email} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

interface FormProps<Values> {
  id: string;
  onSubmit: (values: Values) => void;
}

/** A form without buttons: the dialog around it has them. */
function CustomerForm({ id, onSubmit }: FormProps<Customer>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit({ name: String(data.get('name')), email: String(data.get('email')) });
  };

  return (
    <Stack component="form" id={id} spacing={2} sx={{ pt: 1 }} onSubmit={submit}>
      <TextField required autoFocus name="name" label="Name" />
      <TextField required type="email" name="email" label="Email" />
    </Stack>
  );
}

interface FormDialogPayload<Values> {
  title: string;
  Form: ComponentType<FormProps<Values>>;
}

/** Shows any form in a dialog. Returns the values of the form, or null. */
function FormDialog<Values>({
  payload: { title, Form },
  open,
  onClose,
}: DialogProps<FormDialogPayload<Values>, Values | null>) {
  const id = useId();

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose(null)}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Form id={id} onSubmit={onClose} />
      </DialogContent>
      <DialogActions>
        <Button disabled={!open} onClick={() => onClose(null)}>
          Cancel
        </Button>
        <Button disabled={!open} type="submit" form={id}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export default function DialogForm() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <Customers />
      </Box>
    </DialogsProvider>
  );
}
