import type { DemoPage } from '../records';

const persisted: DemoPage = { title: 'Persisted state', page: 'core/react-persistent-state' };

/** Hooks with a reference page, in the order of the menu: alphabetical. Their comments list no demos. */
export const hookTable: readonly { name: string; page: string; demo: DemoPage }[] = [
  {
    name: 'useDialogs',
    page: 'core/react-use-dialogs/api',
    demo: { title: 'useDialogs', page: 'core/react-use-dialogs' },
  },
  {
    name: 'useLocalStorageState',
    page: 'core/react-persistent-state/use-local-storage-state-api',
    demo: persisted,
  },
  {
    name: 'useNotifications',
    page: 'core/react-use-notifications/api',
    demo: { title: 'useNotifications', page: 'core/react-use-notifications' },
  },
  {
    name: 'useSession',
    page: 'core/react-use-session/api',
    demo: { title: 'useSession', page: 'core/react-use-session' },
  },
  {
    name: 'useSessionStorageState',
    page: 'core/react-persistent-state/use-session-storage-state-api',
    demo: persisted,
  },
];
