import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { FormDialog, type FormProps } from './forms/FormDialog';

interface Customer {
  name: string;
  bike: string;
}

function CustomerForm({ id, onSubmit }: FormProps<Customer>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit({ name: String(data.get('name')), bike: String(data.get('bike')) });
  };

  return (
    <Stack component="form" id={id} spacing={2} sx={{ pt: 1 }} onSubmit={submit}>
      <TextField required autoFocus name="name" label="Name" />
      <TextField required name="bike" label="Bike" />
    </Stack>
  );
}

function Customers() {
  const dialogs = useDialogs();
  const [customers, setCustomers] = useState<Customer[]>([]);

  const add = async () => {
    const customer = await dialogs.open(FormDialog<Customer>, {
      title: 'New customer',
      Form: CustomerForm,
    });
    if (customer) setCustomers((all) => [...all, customer]);
  };

  return (
    <Stack spacing={2} sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center' }}>
      <Button variant="outlined" onClick={add}>
        Add customer
      </Button>
      {customers.map(({ name, bike }) => (
        <Typography key={name}>
          {name}, {bike}
        </Typography>
      ))}
    </Stack>
  );
}

export default function DialogForm() {
  return (
    <DialogsProvider>
      <Customers />
    </DialogsProvider>
  );
}
