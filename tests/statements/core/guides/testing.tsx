import { expect } from 'vitest';
import { complaintsOf, show, type Fixtures } from '../../kit';
import { fixtures as dialogs } from '../react-use-dialogs';
import { fixtures as notifications } from '../react-use-notifications';

export const fixtures: Fixtures = {
  '"Encountered a script tag while rendering React component" appears once in every test file with React 19.':
    async () => {
      const both = await complaintsOf(() => [show('Text'), show('Text')]);
      // All fixtures share a page, as the tests of a file do: an earlier one may have had it.
      expect(both.match(/script tag/g)?.length ?? 0).toBeLessThan(2);
      expect(document.querySelectorAll('body script:not([src])').length).toBeGreaterThan(0);
    },
  'context "undefined" was used without a Provider:':
    dialogs[
      'context "undefined" was used without a Provider: the component isn\'t inside AppProvider or DialogsProvider.'
    ],
  'Not supported on server side: the same problem, with useNotifications.':
    notifications[
      "Not supported on server side in the browser: the component isn't inside AppProvider or NotificationsProvider. Only show and close throw this error, not the hook."
    ],
  "Don't mock the hooks.": 'advice',
  'Keep the router stable.': 'advice',
};
