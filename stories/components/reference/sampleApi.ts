import { code, list, sentence, text } from '../../../src/content/nodes';
import type { ApiRow } from '../../../src/components/ApiTable/ApiRow';

const navigationItem = [
  "{ kind?: 'page'; segment?: string; title?: string; icon?: ReactNode; pattern?: string; action?: ReactNode; children?: Navigation }",
  "{ kind: 'header'; title: string }",
  "{ kind: 'divider' }",
];

export const sampleProps: readonly ApiRow[] = [
  {
    name: 'children',
    required: true,
    type: ['ReactNode'],
    typeLinks: { ReactNode: '#react-node' },
    description: [sentence('The content of the dashboard.')],
  },
  {
    name: 'branding',
    type: ['{ title?: string; logo?: ReactNode; homeUrl?: string }', 'null'],
    typeLinks: { ReactNode: '#react-node' },
    defaultValue: 'null',
    description: [
      sentence('Title and logo in the header. Comes from the `AppProvider` when it is not given.'),
    ],
    past: [
      { kind: 'added', version: '0.10', href: '#in-0-10-0' },
      { kind: 'changed', version: '0.12', href: '#in-0-12-0' },
    ],
  },
  {
    name: 'defaultSidebarCollapsed',
    type: ['boolean'],
    defaultValue: 'false',
    description: [sentence('Whether the side menu begins as a row of icons.')],
    uses: [{ title: 'Mini sidebar', href: '#mini-sidebar', line: 12 }],
  },
  {
    name: 'disableCollapsibleSidebar',
    type: ['boolean'],
    defaultValue: 'false',
    deprecated: sentence('Use `hideNavigation` or a slot of your own.').children,
    description: [sentence('Takes the button away that folds the side menu.')],
  },
  {
    name: 'navigation',
    type: navigationItem,
    defaultValue: '[]',
    description: [sentence('What the side menu shows.')],
    past: [{ kind: 'added', version: '0.11', href: '#in-0-11-0' }],
  },
  {
    name: 'sidebarExpandedWidth',
    type: ['number', 'string'],
    defaultValue: '320',
    description: [sentence('Width of the open side menu, in pixels or as CSS.')],
  },
  {
    name: 'onNavigate',
    type: ['(segment: string, options?: { replace?: boolean }) => void'],
    description: [
      sentence('Called when the user chooses an entry.'),
      list([[code('segment'), text(': where it leads')]]),
    ],
    uses: [
      { title: 'Routing', href: '#routing', line: 8 },
      { title: 'Events', href: '#events', line: 31 },
    ],
  },
];

export const sampleSlots: readonly ApiRow[] = [
  { name: 'appTitle', defaultValue: 'Link', description: [sentence('The title in the header.')] },
  {
    name: 'toolbarActions',
    defaultValue: 'ToolbarActions',
    description: [sentence('At the end of the header.')],
    past: [{ kind: 'changed', version: '0.13', href: '#in-0-13-0' }],
  },
  {
    name: 'sidebarFooter',
    defaultValue: 'null',
    description: [sentence('At the end of the side menu.')],
  },
];

export const sampleClasses: readonly ApiRow[] = [
  { name: 'root', type: ['.MuiButton-root'], description: [sentence('On the root element.')] },
  {
    name: 'text',
    type: ['.MuiButton-text'],
    description: [sentence('With `variant="text"`.')],
  },
  {
    name: 'textPrimary',
    type: ['.MuiButton-textPrimary'],
    deprecated: sentence('Combine `.MuiButton-text` and `.MuiButton-colorPrimary`.').children,
    description: [],
  },
];

export const sampleParameters: readonly ApiRow[] = [
  {
    name: 'key',
    required: true,
    type: ['string', 'null'],
    description: [sentence('The storage key.')],
  },
  {
    name: 'initialValue',
    type: ['V', '(() => V)'],
    description: [sentence('Used while nothing is stored.')],
  },
];
