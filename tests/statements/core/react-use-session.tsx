import { render } from '@testing-library/react';
import { SessionContext, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { memo } from 'react';
import { expect } from 'vitest';
import { rerendering, session, show, type Fixtures } from '../kit';

/** What the hook returned at each render. */
const seen: (Session | null)[] = [];

const Seen = memo(function Seen() {
  seen.push(useSession());
  return null;
});

export const fixtures = {
  "null has two meanings: no one is signed in, or the component isn't inside AppProvider. The hook doesn't throw in the second case.":
    () => {
      seen.length = 0;
      show(<Seen />, { session: null });
      render(<Seen />);
      expect(seen).toEqual([null, null]);
    },
  'There is no loading state. While your library loads the session, null looks like signed out.':
    () => {
      seen.length = 0;
      show(<Seen />);
      expect(seen).toEqual([null]);
    },
  "A session doesn't protect data.": 'advice',
  'Keep the session object stable. A new object on every render updates all components that read it.':
    () => {
      for (const [make, renders] of [
        [() => session, 1],
        [() => ({ ...session }), 2],
      ] as const) {
        seen.length = 0;
        const [Again, again] = rerendering(() => (
          <SessionContext value={make()}>
            <Seen />
          </SessionContext>
        ));
        render(<Again />);
        again();
        expect(seen).toHaveLength(renders);
      }
    },
  'The hook renders nothing.': () => {
    const { container } = render(<Seen />);
    expect(container.innerHTML).toBe('');
  },
} satisfies Fixtures;
