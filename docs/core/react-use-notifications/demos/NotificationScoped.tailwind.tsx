import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

/** Keeps a notification inside the nearest positioned element. */
const inside = {
  snackbar: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    sx: { position: 'absolute' },
  },
} as const;

const columns = 'grid-cols-[repeat(auto-fit,minmax(240px,1fr))]';

export default function NotificationScoped() {
  return (
    <NotificationsProvider>
      <div className={`grid gap-4 p-4 ${columns}`}>
        <Card variant="outlined">
          <CardHeader
            title="Front desk"
            subheader="Uses the notifications of the app"
          />
          <NotifyButton message="A customer is at the desk" />
        </Card>
        {/* preview-start */}
        <Card variant="outlined" className="relative pb-16">
          <NotificationsProvider slotProps={inside}>
            <CardHeader title="Workshop" subheader="Has notifications of its own" />
            <NotifyButton message="SC-1038 needs brake pads" />
          </NotificationsProvider>
        </Card>
        {/* preview-end */}
      </div>
    </NotificationsProvider>
  );
}

function NotifyButton({ message }: { message: string }) {
  const notifications = useNotifications();

  return (
    <CardActions>
      <Button
        onClick={() => notifications.show(message, { autoHideDuration: 4000 })}
      >
        Show notification
      </Button>
    </CardActions>
  );
}
