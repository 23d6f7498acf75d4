import { AppProvider } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { frameTheme } from '../../demos/frameTheme';
import { workshopSession, type WorkshopSession } from './workshopSession';

const line = 'border-(--mui-palette-divider)';
const quiet = 'text-sm text-(--mui-palette-text-secondary)';

function Workplace() {
  const session = useSession<WorkshopSession>();

  return (
    <div className={`mx-auto mt-8 flex w-72 flex-col gap-3 rounded border p-4 ${line}`}>
      <div>
        <div className="font-semibold">{session?.user?.name}</div>
        <div className={quiet}>{session?.user?.email}</div>
      </div>
      <div className={`border-t pt-3 ${line}`}>
        {session?.workshop.name}
        <div className={quiet}>Bench {session?.workshop.bench}</div>
      </div>
    </div>
  );
}

export default function SessionCustom() {
  return (
    <AppProvider theme={frameTheme} session={workshopSession}>
      <Workplace />
    </AppProvider>
  );
}
