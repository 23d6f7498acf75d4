import type { Diagram } from '../Diagram';

export const deployment: Diagram = {
  label:
    'On your machine, toolpad-studio dev runs the editor, which writes files below toolpad. They are pushed to a repository. A host installs the packages, runs toolpad-studio build, then toolpad-studio start with its own environment variables, and serves the users.',
  boxes: {
    machine: { kind: 'frame', title: 'Your machine', wide: [2, 3, 25, 23], narrow: [1, 3, 38, 18] },
    editor: {
      title: 'Editor',
      lines: ['toolpad-studio dev'],
      wide: [4, 6, 21, 7],
      narrow: [4, 5.5, 32, 6],
    },
    files: { title: 'Files', lines: ['toolpad/'], wide: [4, 17, 21, 7], narrow: [4, 14, 32, 6] },
    repository: { title: 'Repository', wide: [34, 15, 14, 7], narrow: [4, 27, 32, 5] },
    host: { kind: 'frame', title: 'Host', wide: [55, 3, 33, 37], narrow: [1, 38, 38, 32] },
    build: {
      kind: 'accent',
      title: 'Build',
      lines: ['toolpad-studio build'],
      wide: [58, 7, 27, 7],
      narrow: [4, 41, 32, 6],
    },
    start: {
      kind: 'accent',
      title: 'Start',
      lines: ['toolpad-studio start'],
      wide: [58, 19, 27, 7],
      narrow: [4, 50.5, 32, 6],
    },
    environment: {
      title: 'Environment',
      lines: ['variables'],
      wide: [58, 31, 27, 7],
      narrow: [4, 62, 14, 6.5],
    },
    users: {
      kind: 'screen',
      title: 'Users',
      sketch: 'text',
      wide: [34, 29, 14, 10],
      narrow: [21, 75, 16, 9],
    },
  },
  arrows: [
    { from: 'editor', to: 'files' },
    { from: 'files', to: 'repository', callout: 1 },
    { from: 'repository', to: 'build', callout: 2 },
    { from: 'build', to: 'start' },
    { from: 'environment', to: 'start', callout: 3 },
    { from: 'start', to: 'users', callout: 4 },
  ],
  legend: [
    'You commit and push the files of the app, without .env and .generated.',
    'The host installs the packages and builds the app.',
    'Secrets are set on the host, under the names that .env has on your machine.',
    'The server listens on one port. It serves pages and runs queries and functions; there is no editor in production.',
  ],
};
