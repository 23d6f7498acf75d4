import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@toolpad/studio-components/Button';
import { useState } from 'react';

export default function ButtonBasic() {
  const [orders, setOrders] = useState(0);

  return (
    <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
      {/* preview-start */}
      <Button
        content="Order chains"
        variant="contained"
        size="small"
        onClick={() => setOrders(orders + 1)}
      />
      <Typography>Orders: {orders}</Typography>
      {/* preview-end */}
    </Stack>
  );
}
