import { AppProvider } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { frameTheme } from '../../demos/frameTheme';
import { workshopSession, type WorkshopSession } from './workshopSession';
import './SessionCustom.css';

function Workplace() {
  const session = useSession<WorkshopSession>();

  return (
    <div className="workplace">
      <div>
        <div className="workplace-name">{session?.user?.name}</div>
        <div className="workplace-quiet">{session?.user?.email}</div>
      </div>
      <div className="workplace-bench">
        {session?.workshop.name}
        <div className="workplace-quiet">Bench {session?.workshop.bench}</div>
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
