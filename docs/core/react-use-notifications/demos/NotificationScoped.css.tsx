import { NotificationsProvider } from '@toolpad/core/useNotifications';
import { inside, Tell } from './tell';
import './NotificationScoped.css';

export default function NotificationScoped() {
  return (
    <NotificationsProvider>
      <div className="scope">
        <Tell from="app" />
        <div className="scope-panel">
          <NotificationsProvider slotProps={inside}>
            <Tell from="panel" />
          </NotificationsProvider>
        </div>
      </div>
    </NotificationsProvider>
  );
}
