import type { Changes } from '../../../scripts/screenshots/changes';
import type { ChangedStory } from '../../../scripts/screenshots/compareSets';
import type { Decision } from '../../../scripts/screenshots/decisionFile';
import { changesFile, decisionsFile } from '../../../scripts/workbench/resultFiles';
import { ManagerStore } from '../test-status/ManagerStore';
import { readFile } from '../test-status/storyStatus';

/** The comparison of this build, or why there is none to show. */
export const comparison = new ManagerStore<Changes | keyof typeof messages>('loading');

export const messages = {
  loading: 'Loading the comparison…',
  failed: 'The comparison could not be read. Reload the page to try again.',
  none: 'This build has not been compared with a commit. To see here what your changes look like, run:',
};

/** Makes a comparison. */
export const command = 'npm run screenshots -- --against main --changed';

interface Decisions {
  all: readonly Decision[];
  /** Those that no server has written into the repository. */
  unsaved: readonly Decision[];
}

export const decisions = new ManagerStore<Decisions>({ all: [], unsaved: [] });

/** Keeps what is not saved until somebody has copied it into the repository. */
const storageKey = 'changes/unsaved';

const lineOf = (decision: Decision) => `${JSON.stringify(decision)}\n`;
export const linesOf = (list: readonly Decision[]) => list.map(lineOf).join('');

function publish(saved: readonly Decision[], unsaved: readonly Decision[]) {
  const known = new Set(saved.map(({ story, mode, date }) => [story, mode, date].join()));
  const rest = unsaved.filter(({ story, mode, date }) => !known.has([story, mode, date].join()));
  localStorage.setItem(storageKey, JSON.stringify(rest));
  decisions.set({ all: [...saved, ...rest], unsaved: rest });
}

/** Reads the comparison and its decisions; resolves once both are in the stores. */
export async function loadChanges() {
  const changes = await readFile<Partial<Changes>>(changesFile);
  // Without a comparison, the file of a build is empty.
  if (!changes?.causes) return comparison.set('none');
  const response = await fetch(`./${decisionsFile}`, { cache: 'no-cache' });
  canSave = response.headers.has('accept-post');
  const lines = response.ok ? (await response.text()).split('\n').filter(Boolean) : [];
  publish(
    lines.map((line) => JSON.parse(line) as Decision),
    JSON.parse(localStorage.getItem(storageKey) ?? '[]') as Decision[],
  );
  comparison.set(changes as Changes);
}

/** Those that differ in the same lines as a story, itself included; none where no line tells. */
export function sameAs(story: ChangedStory): ChangedStory[] {
  const changes = comparison.get();
  const hasLines = Object.values(story.modes[0]!.readings).flat().length > 0;
  const differenceOf = ({ modes }: ChangedStory) => modes.map(({ hash }) => hash).join();
  return typeof changes === 'string' || !hasLines
    ? []
    : changes.causes
        .flatMap(({ stories }) => stories)
        .filter((one) => differenceOf(one) === differenceOf(story));
}

/**
 * Says the same of stories in all modes in which they differ. The server of `npm run dev` adds the decisions to the
 * repository; elsewhere they stay in this browser to be copied.
 */
export async function decide(
  stories: readonly ChangedStory[],
  decision: Decision['decision'],
  text: string,
) {
  const date = new Date().toISOString();
  const made = stories.flatMap(({ id, modes }) =>
    modes.map(({ mode, hash, picture }): Decision => ({
      story: id,
      mode,
      hash,
      decision,
      ...(text && { text }),
      date,
      picture,
    })),
  );
  const { all, unsaved } = decisions.get();
  publish(
    all.filter((one) => !unsaved.includes(one)),
    [...unsaved, ...made],
  );
  // One after another: each takes along what could not be saved before, as while the server is away.
  saving = saving.then(save).catch(() => {});
  await saving;
}

let saving: Promise<void> = Promise.resolve();
/** Whether the server adds decisions to the file. */
let canSave = false;

async function save() {
  if (!canSave) return;
  const response = await fetch(`./${decisionsFile}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decisions.get().unsaved),
  });
  if (!response.ok) return;
  const written = (await response.json()) as Decision[];
  const { all, unsaved } = decisions.get();
  publish([...all.filter((one) => !unsaved.includes(one)), ...written], unsaved);
}
