import type { ApiRow } from '../../../src/domain/reference/ApiRow';

const navigationItem =
  "{ kind?: 'page'; segment?: string; title?: string; icon?: ReactNode; pattern?: string; action?: ReactNode; children?: Navigation } | { kind: 'header'; title: string } | { kind: 'divider' }";

export const sampleProps: readonly ApiRow[] = [
  {
    name: 'children',
    required: true,
    type: 'ReactNode',
    typeLinks: { ReactNode: '#react-node' },
    description: '<p>The content of the dashboard.</p>',
  },
  {
    name: 'branding',
    type: '{ title?: string; logo?: ReactNode; homeUrl?: string } | null',
    typeLinks: { ReactNode: '#react-node' },
    defaultValue: 'null',
    description:
      '<p>Title and logo in the header. Comes from the <code>AppProvider</code> when it is not given.</p>',
    since: 'changed',
  },
  {
    name: 'defaultSidebarCollapsed',
    type: 'boolean',
    defaultValue: 'false',
    description: '<p>Whether the side menu begins as a row of icons.</p>',
    demos: [{ title: 'Mini sidebar', href: '#mini-sidebar' }],
  },
  {
    name: 'disableCollapsibleSidebar',
    type: 'boolean',
    defaultValue: 'false',
    deprecated: 'Use <code>hideNavigation</code> or a slot of your own.',
    description: '<p>Takes the button away that folds the side menu.</p>',
  },
  {
    name: 'navigation',
    type: navigationItem,
    defaultValue: '[]',
    description: '<p>What the side menu shows.</p>',
    since: 'new',
  },
  {
    name: 'sidebarExpandedWidth',
    type: 'number | string',
    defaultValue: '320',
    description: '<p>Width of the open side menu, in pixels or as CSS.</p>',
  },
  {
    name: 'onNavigate',
    type: '(segment: string, options?: { replace?: boolean }) => void',
    description:
      '<p>Called when the reader chooses an entry.</p><ul><li><code>segment</code>: where it leads</li></ul>',
    demos: [
      { title: 'Routing', href: '#routing' },
      { title: 'Events', href: '#events' },
    ],
  },
];

export const sampleSlots: readonly ApiRow[] = [
  { name: 'appTitle', defaultValue: 'Link', description: '<p>The title in the header.</p>' },
  {
    name: 'toolbarActions',
    defaultValue: 'ToolbarActions',
    description: '<p>At the end of the header.</p>',
  },
  {
    name: 'sidebarFooter',
    defaultValue: 'null',
    description: '<p>At the end of the side menu.</p>',
  },
];

export const sampleClasses: readonly ApiRow[] = [
  { name: 'root', type: '.MuiButton-root', description: '<p>On the root element.</p>' },
  {
    name: 'text',
    type: '.MuiButton-text',
    description: '<p>With <code>variant="text"</code>.</p>',
  },
  { name: 'disabled', type: '.Mui-disabled', description: '<p>While it cannot be pressed.</p>' },
  {
    name: 'focusVisible',
    type: '.Mui-focusVisible',
    description: '<p>While it has the focus and shows it.</p>',
  },
  {
    name: 'textPrimary',
    type: '.MuiButton-textPrimary',
    deprecated: 'Combine <code>.MuiButton-text</code> and <code>.MuiButton-colorPrimary</code>.',
    description: '',
  },
];

export const sampleParameters: readonly ApiRow[] = [
  { name: 'key', required: true, type: 'string | null', description: '<p>The storage key.</p>' },
  {
    name: 'initialValue',
    type: 'V | (() => V)',
    description: '<p>Used while nothing is stored.</p>',
  },
];

/** As many as a component inherits that passes all it gets to a button. */
export const manyProps: readonly ApiRow[] = Array.from({ length: 300 }, (_, index) => {
  const sample = sampleProps[index % sampleProps.length]!;
  return { ...sample, name: `${sample.name}${index + 1}` };
});
