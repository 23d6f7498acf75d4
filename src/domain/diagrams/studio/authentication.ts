import type { Diagram } from '../Diagram';

export const authentication: Diagram = {
  label:
    'A browser without a session requests a page and is redirected to the sign-in page of the app, and from there to the provider. The provider returns to the callback URL of the app, which checks the email address and its domain, and starts a session.',
  boxes: {
    browser: {
      kind: 'screen',
      title: 'Browser',
      sketch: 'grid',
      wide: [2, 3, 20, 17],
      narrow: [2, 2, 36, 12],
    },
    app: {
      kind: 'accent',
      title: 'Your app',
      lines: ['/prod/signin', '/prod/api/auth', 'restrictedDomains'],
      wide: [36, 3, 22, 17],
      narrow: [2, 23, 36, 12],
    },
    provider: {
      title: 'Provider',
      lines: ['GitHub', 'Google', 'Microsoft Entra'],
      wide: [70, 3, 18, 17],
      narrow: [2, 44, 36, 12],
    },
  },
  arrows: [
    { from: 'browser', to: 'app', callout: 1, at: 0.25 },
    { from: 'app', to: 'provider', callout: 2, at: 0.25 },
    { from: 'provider', to: 'app', callout: 3, at: 0.75 },
    { from: 'app', to: 'browser', callout: 4, at: 0.75 },
  ],
  legend: [
    'A request without a session is redirected to the sign-in page.',
    'The user chooses a provider and signs in there.',
    'The provider returns to the callback URL that you registered, such as /prod/api/auth/callback/github.',
    'With a verified email address of an allowed domain, the session starts and the page opens.',
  ],
};
