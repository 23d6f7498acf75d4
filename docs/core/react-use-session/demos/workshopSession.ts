import type { Session } from '@toolpad/core/AppProvider';

export interface WorkshopSession extends Session {
  workshop: { name: string; bench: number };
}

export const workshopSession: WorkshopSession = {
  user: { id: '7', name: 'Front Desk', email: 'desk@workshop.example' },
  workshop: { name: 'Harbor workshop', bench: 3 },
};
