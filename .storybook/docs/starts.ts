import type { Entry } from './entries';

/** Ways into the workbench, by the id of what they open. */
export const startTable: [id: string, title: string, text: string][] = [
  [
    'advertising-ad--timeline',
    'Ad timeline',
    'Step an ad through its polls, deliver or block it, and read what it reports.',
  ],
  [
    'foundations-color--docs',
    'Design tokens',
    'Color, contrast, type, space, depth, motion and icons, also as a JSON file.',
  ],
  [
    'pages-every-mode--doc-page',
    'Whole pages',
    'One page in 16 combinations of mode, direction, density and window, side by side.',
  ],
  [
    'guide-use-the-workbench--docs',
    'Use the workbench',
    'Preferences in the toolbar, links to a state, panels, tags and bug reports.',
  ],
];

/** Those that the sidebar has: the workbench of another folder has no stories of our pages. */
export const starts = (entries: readonly Entry[]) =>
  startTable.flatMap(([id, title, text]) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? [{ entry, title, text }] : [];
  });

const guide = 'Guide/';
const decisions = `${guide}Decisions/`;

/** The pages of the guide, without the one that lists them, and the decisions. */
export function guidePages(entries: readonly Entry[]) {
  const pages = entries.filter(({ title }) => title.startsWith(guide)).slice(1);
  const isDecision = ({ title }: Entry) => title.startsWith(decisions);
  return {
    guides: pages.filter((page) => !isDecision(page)),
    decisions: pages.filter(isDecision),
  };
}

export const lastPart = ({ title }: Pick<Entry, 'title'>): string =>
  title.slice(title.lastIndexOf('/') + 1);
