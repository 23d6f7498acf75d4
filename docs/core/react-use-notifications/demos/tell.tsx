import Button from '@mui/material/Button';
import { useNotifications } from '@toolpad/core/useNotifications';

export function Tell({ from }: { from: string }) {
  const notifications = useNotifications();

  return (
    <Button onClick={() => notifications.show(`From the ${from}`, { autoHideDuration: 4000 })}>
      Tell the {from}
    </Button>
  );
}

/** Keeps a notification inside the nearest box with a position. */
export const inside = {
  snackbar: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    sx: { position: 'absolute' },
  },
} as const;
