import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { frameTheme } from '../../demos/frameTheme';

interface WorkshopSession extends Session {
  workshop: { name: string; bench: number };
}

const session: WorkshopSession = {
  user: { id: '7', name: 'Ana Ruiz', email: 'ana@workshop.example' },
  workshop: { name: 'Harbor workshop', bench: 3 },
};

function Workplace() {
  const current = useSession<WorkshopSession>();
  if (!current) return null;

  return (
    <List sx={{ maxWidth: 320, mx: 'auto', py: 3 }}>
      <ListItem>
        <ListItemText primary={current.user?.name} secondary={current.user?.email} />
      </ListItem>
      <ListItem>
        <ListItemText
          primary={current.workshop.name}
          secondary={`Bench ${current.workshop.bench}`}
        />
      </ListItem>
    </List>
  );
}

export default function SessionCustom() {
  return (
    <AppProvider theme={frameTheme} session={session}>
      <Workplace />
    </AppProvider>
  );
}
