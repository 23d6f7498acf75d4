import type { Diagram } from '../Diagram';

export const sessionFlow: Diagram = {
  label:
    'Where a session comes from. The sign-in button of Account calls signIn from the authentication prop of AppProvider, which starts your authentication library. The library returns the user, you pass them to AppProvider as the session prop, and Account and useSession show who is signed in.',
  boxes: {
    components: {
      kind: 'frame',
      title: 'Components',
      wide: [1, 2, 26, 24],
      narrow: [1, 2, 38, 10],
    },
    account: {
      title: 'Account',
      lines: ['“Sign in”'],
      wide: [4, 5, 20, 7],
      narrow: [3, 4.5, 15, 6],
    },
    reader: {
      title: 'Account',
      lines: ['useSession()'],
      wide: [4, 16, 20, 7],
      narrow: [22, 4.5, 15, 6],
    },
    provider: {
      kind: 'panel',
      title: 'AppProvider',
      wide: [36, 2, 25, 24],
      narrow: [1, 19, 38, 11],
    },
    authentication: {
      kind: 'accent',
      title: 'authentication',
      lines: ['signIn()'],
      wide: [39, 5, 19, 7],
      narrow: [3, 22, 16, 6],
    },
    session: {
      kind: 'accent',
      title: 'session',
      lines: ['user.name'],
      wide: [39, 16, 19, 7],
      narrow: [22, 22, 15, 6],
    },
    library: {
      title: 'Your library',
      lines: ['Auth.js', 'Firebase'],
      wide: [72, 5, 16, 18],
      narrow: [3, 37, 34, 8],
    },
  },
  arrows: [
    { from: 'account', to: 'authentication', callout: 1 },
    { from: 'authentication', to: 'library', callout: 2 },
    { from: 'library', to: 'session', callout: 3 },
    { from: 'session', to: 'reader', callout: 4 },
  ],
  legend: [
    "The button calls `authentication.signIn` and doesn't wait for it.",
    '`signIn` is your function: it opens a sign-in page or starts the library.',
    'The library knows the user. You pass them to `AppProvider` as `session`.',
    'Everything that reads the session re-renders. `null` means signed out.',
  ],
};
