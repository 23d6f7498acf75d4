import type { ReactNode } from 'react';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

export interface WorkshopSession extends Session {
  workshop: { name: string; bench: number };
}

const desk: WorkshopSession = {
  user: { name: 'Front Desk', email: 'desk@workshop.example' },
  workshop: { name: 'Spoke & Chain', bench: 3 },
};

export function WorkshopApp({ children }: { children: ReactNode }) {
  return (
    <AppProvider theme={frameTheme} {...useDemoSession(desk)}>
      {children}
    </AppProvider>
  );
}
