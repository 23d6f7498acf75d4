import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

const orders = [
  { id: 'SC-1042', customer: 'Summit Cycling Club', service: 'Replace tires' },
  { id: 'SC-1043', customer: 'Maple Lane Clinic', service: 'Tune-up' },
  { id: 'SC-1044', customer: 'City Parks Department', service: 'Replace grips' },
];

function Orders() {
  const dialogs = useDialogs();
  const [rows, setRows] = useState(orders);
  const [result, setResult] = useState('none yet');

  // preview-start
  const deleteOrder = async (id: string) => {
    const isConfirmed = await dialogs.confirm('You cannot undo this.', {
      title: `Delete order ${id}?`,
      okText: 'Delete',
      cancelText: 'Cancel',
      severity: 'error',
    });
    setResult(String(isConfirmed));
    if (isConfirmed)
      setRows((current) => current.filter((order) => order.id !== id));
  };
  // preview-end

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <List disablePadding aria-label="Orders">
        {rows.map(({ id, customer, service }) => (
          <ListItem
            key={id}
            divider
            secondaryAction={
              <Button onClick={() => deleteOrder(id)} aria-label={`Delete ${id}`}>
                Delete
              </Button>
            }
          >
            <ListItemText primary={customer} secondary={`${id}, ${service}`} />
          </ListItem>
        ))}
      </List>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ px: 2, py: 1.5 }}
      >
        Result: <code>{result}</code>
      </Typography>
    </Card>
  );
}

export default function DialogConfirm() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <Orders />
      </Box>
    </DialogsProvider>
  );
}
