import { render } from '@testing-library/react';
import { SessionContext, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { memo } from 'react';
import { expect } from 'vitest';
import { growth, session, show, statementsOf } from '../kit';

/** What the hook returned at each render. */
const seen: (Session | null)[] = [];

const Seen = memo(function Seen() {
  seen.push(useSession());
  return null;
});

const test = statementsOf('core/react-use-session');

test("null has two meanings: no one is signed in, or the component isn't inside AppProvider. The hook doesn't throw in the second case.", () => {
  seen.length = 0;
  show(<Seen />, { session: null });
  render(<Seen />);
  expect(seen).toEqual([null, null]);
});
test('There is no loading state. While your library loads the session, null looks like signed out.', () => {
  seen.length = 0;
  show(<Seen />);
  expect(seen).toEqual([null]);
});
test('Keep the session object stable. A new object on every render updates all components that read it.', () => {
  for (const [make, more] of [
    [() => session, 0],
    [() => ({ ...session }), 1],
  ] as const) {
    const App = () => (
      <SessionContext value={make()}>
        <Seen />
      </SessionContext>
    );
    expect(growth(App, () => [seen.length])).toEqual([more]);
  }
});
test('The hook renders nothing.', () => {
  const { container } = render(<Seen />);
  expect(container.innerHTML).toBe('');
});
