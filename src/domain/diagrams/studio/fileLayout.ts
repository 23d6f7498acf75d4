import type { Diagram } from '../Diagram';

export const fileLayout: Diagram = {
  label:
    'The files of an app: next to package.json and .env, the toolpad folder with application.yml, theme.yml, pages with a page.yml each, components, resources and .generated. The editor reads and writes them; all but .env and .generated are committed.',
  boxes: {
    tree: {
      tree: [
        { depth: 0, name: 'my-project/', kind: 'folder' },
        { depth: 1, name: '.env', kind: 'muted', callout: 1 },
        { depth: 1, name: 'package.json' },
        { depth: 1, name: 'toolpad/' },
        { depth: 2, name: 'application.yml', kind: 'accent', callout: 2 },
        { depth: 2, name: 'theme.yml', kind: 'accent' },
        { depth: 2, name: 'pages/' },
        { depth: 3, name: 'orders/' },
        { depth: 4, name: 'page.yml', kind: 'accent', callout: 3 },
        { depth: 2, name: 'components/' },
        { depth: 3, name: 'Rating.tsx', callout: 4 },
        { depth: 2, name: 'resources/' },
        { depth: 3, name: 'orders.ts', callout: 5 },
        { depth: 2, name: '.generated/', kind: 'muted', callout: 6 },
      ],
      wide: [2, 2, 42, 45],
      narrow: [2, 2, 36, 45],
    },
    editor: {
      kind: 'screen',
      title: 'Editor',
      sketch: 'grid',
      wide: [56, 5, 32, 20],
      narrow: [2, 54, 17, 14],
    },
    repository: { title: 'Repository', wide: [56, 34, 32, 7], narrow: [21, 54, 17, 14] },
  },
  arrows: [
    { from: 'tree', to: 'editor', at: 0.3 },
    { from: 'editor', to: 'tree', at: 0.7 },
    { from: 'tree', to: 'repository' },
  ],
  legend: [
    'Secrets and URLs that differ between environments. Never committed.',
    'Plan, authentication and roles of the app. The editor creates it when it is needed.',
    'Content, queries and properties of one page.',
    'React components that you write.',
    'Functions and data providers that you write; they run on the server.',
    'The build output. Ignored by Git, because dev and build recreate it.',
  ],
};
