import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

const orders = [
  {
    id: 'SC-1038',
    customer: 'Green Grocer Delivery',
    service: 'Replace brake pads',
  },
  {
    id: 'SC-1039',
    customer: 'Old Mill Hotel',
    service: 'Tune-up',
  },
];

function OrderList() {
  const dialogs = useDialogs();
  const [name, setName] = useState('Due today');
  const [result, setResult] = useState('none yet');

  // preview-start
  const rename = async () => {
    const newName = await dialogs.prompt('New name', {
      title: 'Rename list',
      okText: 'Rename',
    });
    setResult(JSON.stringify(newName));
    if (newName !== null) setName(newName);
  };
  // preview-end

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader title={name} action={<Button onClick={rename}>Rename…</Button>} />
      <List disablePadding aria-label={name}>
        {orders.map(({ id, customer, service }) => (
          <ListItem key={id} divider>
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

export default function DialogPrompt() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <OrderList />
      </Box>
    </DialogsProvider>
  );
}
