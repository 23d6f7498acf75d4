import { useMemo, useState } from 'react';
import type { Session } from '@toolpad/core/AppProvider';

/** Signs one person in and out. In an app, your authentication library stands here. */
export function useDemoSession<T extends Session>(person: T, startsSignedIn = true) {
  const [session, setSession] = useState(startsSignedIn ? person : null);
  const authentication = useMemo(
    () => ({ signIn: () => setSession(person), signOut: () => setSession(null) }),
    [person],
  );
  return { session, authentication };
}
