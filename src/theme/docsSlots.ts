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
    'vendorTag',
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
    'usedIn',
    'demos',
    'table',
    'tools',
    'filter',
    'views',
    'empty',
  ],
  DocsBackToTop: ['root'],
  DocsBand: ['root'],
  DocsBarButton: ['root'],
  DocsBreadcrumbs: ['root', 'item', 'link'],
  DocsCallout: ['root', 'title'],
  DocsCodeBlock: ['root', 'code', 'head', 'fold', 'foldToggle', 'foldLabel'],
  DocsCodeVariantSwitcher: ['root', 'button'],
  DocsColumns: ['root', 'column'],
  DocsCopyButton: ['root', 'tooltip'],
  DocsDemoFrame: [
    'root',
    'parts',
    'running',
    'stage',
    'still',
    'frame',
    'anchor',
    'codePart',
    'fold',
    'summary',
    'summaryLabel',
    'fileName',
    'code',
    'preview',
    'tools',
    'more',
    'moreItem',
    'note',
    'noteIcon',
  ],
  DocsDiagram: ['root', 'paper', 'drawing'],
  DocsDialogsHost: ['root', 'head', 'title', 'content'],
  DocsFeedback: ['root', 'votes', 'vote', 'link'],
  DocsImportRow: ['root', 'code', 'links', 'item', 'link'],
  DocsLegend: ['root', 'remark'],
  DocsLinkButtons: ['root', 'buttonLink'],
  DocsLinkCards: ['root', 'card', 'title', 'text', 'tags', 'tag', 'filter', 'filterButton'],
  DocsLoadFailure: ['root', 'sign', 'text', 'retry'],
  DocsMark: ['root', 'part'],
  DocsMovedAnchors: ['root'],
  DocsNavDrawer: [
    'root',
    'head',
    'title',
    'filter',
    'filterResult',
    'foot',
    'list',
    'link',
    'subheader',
    'group',
    'tag',
  ],
  DocsNearestPages: ['root', 'asked', 'search', 'list', 'item', 'link', 'title', 'product'],
  DocsPageShell: [
    'root',
    'skipLink',
    'bar',
    'brand',
    'version',
    'actions',
    'menuActions',
    'body',
    'main',
    'foot',
    'meta',
  ],
  DocsPicture: ['root', 'paper', 'frame', 'image', 'mark'],
  DocsPreview: ['root'],
  DocsPrevNext: ['root', 'link', 'label'],
  DocsPrivacyReport: ['root', 'text', 'label', 'switch', 'activity', 'events'],
  DocsProductTabs: ['root', 'tab'],
  DocsReadOffline: ['root', 'title', 'text', 'list', 'product', 'actions', 'progress'],
  DocsScenes: ['root', 'label', 'panel', 'stage', 'caption', 'live'],
  DocsSchemaTree: ['root', 'panes', 'example', 'list', 'item', 'line', 'anchor', 'code', 'toggle'],
  DocsSearchButton: ['root', 'label', 'shortcut'],
  DocsSettings: ['list', 'label', 'description', 'choice', 'value', 'toggle', 'switch'],
  DocsSiteFooter: ['root', 'columns', 'list', 'heading', 'link', 'legal'],
  DocsSteps: ['root', 'title'],
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
