/** Folders of stories, each with the group of the sidebar that lists its titles. */
const groupOfFolder = {
  'components/foundations': 'Foundations',
  'components/page': 'Shell',
  'components/navigation': 'Navigation',
  'components/search': 'Navigation',
  'components/prose': 'Content',
  'components/code': 'Code and demos',
  'components/demos': 'Code and demos',
  'components/reference': 'Reference',
  'components/ads': 'Advertising',
  'components/preferences': 'Preferences',
  'components/feedback': 'Feedback and errors',
  pages: 'Pages',
  demos: 'Demos',
  kit: 'Kit',
} as const;

export const groups: readonly string[] = [...new Set(Object.values(groupOfFolder))];

/** Ids of the groups in the sidebar. Storybook's own `sanitize` would double the code of the manager. */
export const groupIds = groups.map((group) => group.toLowerCase().replaceAll(' ', '-'));

/** Start of the import path of a demo's own story, which .storybook/contentStories.ts makes. */
export const demoPrefix = 'virtual:demo-stories:';

/** Where Storybook finds stories. A title in a file has no group: its folder decides. */
export const storyFolders = Object.entries(groupOfFolder).map(([folder, titlePrefix]) => ({
  directory: `../stories/${folder}`,
  files: '**/*.stories.tsx',
  titlePrefix,
}));
