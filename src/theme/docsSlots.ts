import type { ComponentsOverrides, ComponentsVariants } from '@mui/material/styles';

/** The components that a theme can restyle, with their slots. */
export const docsSlots = {
  DocsAdSlot: [
    'root',
    'host',
    'card',
    'tile',
    'image',
    'words',
    'text',
    'name',
    'caption',
    'publisher',
    'tag',
    'action',
    'appeal',
    'heart',
    'appealText',
    'appealLead',
  ],
  DocsApiTable: [
    'root',
    'head',
    'row',
    'name',
    'link',
    'code',
    'member',
    'fold',
    'toggle',
    'table',
    'tools',
    'filter',
    'views',
    'empty',
  ],
  DocsBackToTop: ['root'],
  DocsBarButton: ['root'],
  DocsBreadcrumbs: ['root', 'item', 'link'],
  DocsCallout: ['root', 'title'],
  DocsCodeBlock: ['root', 'code', 'head', 'fold', 'foldToggle', 'foldLabel'],
  DocsCodeVariantSwitcher: ['root', 'button'],
  DocsCopyButton: ['root', 'tooltip'],
  DocsDemoFrame: [
    'root',
    'frame',
    'anchor',
    'codePart',
    'summary',
    'fileName',
    'code',
    'tools',
    'note',
    'noteIcon',
  ],
  DocsDiagram: ['root', 'paper', 'drawing'],
  DocsDialogsHost: ['root', 'head', 'title', 'content'],
  DocsFeedback: ['root', 'votes', 'vote', 'link'],
  DocsLegend: ['root', 'remark'],
  DocsLinkButtons: ['root', 'buttonLink'],
  DocsLinkCards: ['root', 'card', 'title'],
  DocsMovedAnchors: ['root'],
  DocsNavDrawer: [
    'root',
    'head',
    'title',
    'filter',
    'filterResult',
    'list',
    'link',
    'subheader',
    'group',
    'tag',
  ],
  DocsNearestPages: ['root', 'list', 'item', 'link', 'title', 'product'],
  DocsPageShell: ['root', 'skipLink', 'bar', 'actions', 'body', 'main', 'foot', 'footer', 'meta'],
  DocsPicture: ['root', 'paper', 'frame', 'image', 'mark'],
  DocsPrevNext: ['root', 'link', 'label'],
  DocsPrivacyReport: ['root', 'text', 'label', 'switch', 'activity', 'events'],
  DocsProductSwitcher: [
    'root',
    'productName',
    'mark',
    'chevron',
    'panel',
    'title',
    'stage',
    'list',
    'link',
    'linkTitle',
    'version',
  ],
  DocsReadOffline: ['root', 'title', 'text', 'list', 'product', 'actions', 'progress'],
  DocsSchemaTree: ['root', 'list', 'item', 'line', 'anchor', 'code', 'toggle'],
  DocsSettings: ['list', 'label', 'description', 'choice', 'value', 'toggle', 'switch'],
  DocsTabs: ['root', 'label', 'panel'],
  DocsThemeToggle: ['root', 'choice'],
  DocsToc: ['root', 'title', 'link', 'folded', 'summary'],
} as const;

type DocsSlots = {
  [Name in keyof typeof docsSlots]: (typeof docsSlots)[Name][number];
};

type DocsProps = { [Name in keyof typeof docsSlots]: object };

type DocsComponents<Theme> = {
  [Name in keyof typeof docsSlots]?: {
    styleOverrides?: ComponentsOverrides<Theme>[Name];
    variants?: ComponentsVariants<Theme>[Name];
  };
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey extends DocsSlots {}
  interface ComponentsPropsList extends DocsProps {}
  interface Components<Theme = unknown> extends DocsComponents<Theme> {}
}
