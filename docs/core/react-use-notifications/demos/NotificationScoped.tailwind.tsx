import { NotificationsProvider } from '@toolpad/core/useNotifications';
import { inside, Tell } from './tell';

export default function NotificationScoped() {
  return (
    <NotificationsProvider>
      <div className="flex h-screen flex-col items-center gap-4 p-4 pb-22">
        <Tell from="app" />
        <div className="relative w-4/5 flex-1 rounded border border-[#8888] p-2 text-center">
          <NotificationsProvider slotProps={inside}>
            <Tell from="panel" />
          </NotificationsProvider>
        </div>
      </div>
    </NotificationsProvider>
  );
}
