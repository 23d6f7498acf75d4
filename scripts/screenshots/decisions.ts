import type { Cause, ChangedMode, ChangedStory } from './compareSets';
import type { Decision } from './decisionFile';

export type Verdict = 'accepted' | 'rejected' | 'open';

type ModeOfStory = Pick<ChangedMode, 'mode' | 'hash'>;
type StoryWithModes = Pick<ChangedStory, 'id'> & { modes: readonly ModeOfStory[] };

/** What was said of a story as it is now, oldest first. A merge can put older lines below newer ones. */
export const decisionsOn = (
  { id, modes }: StoryWithModes,
  decisions: readonly Decision[],
): Decision[] =>
  decisions
    .filter(
      ({ story, mode, hash }) =>
        story === id && modes.some((one) => one.mode === mode && one.hash === hash),
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/** A story is accepted in all of its modes, and rejected in one. */
export function verdictOn(story: StoryWithModes, decisions: readonly Decision[]): Verdict {
  const own = decisionsOn(story, decisions).filter(({ decision }) => decision !== 'comment');
  const last = story.modes.map(({ mode }) => own.findLast((one) => one.mode === mode)?.decision);
  if (last.includes('reject')) return 'rejected';
  return last.every((decision) => decision === 'accept') ? 'accepted' : 'open';
}

/** Whether a story was there before, and still is. */
export const kindOf = ({ modes }: ChangedStory): 'new' | 'gone' | 'modified' =>
  modes.every(({ status }) => status === 'added')
    ? 'new'
    : modes.every(({ status }) => status === 'removed')
      ? 'gone'
      : 'modified';

/** How many stories are new, and so on, in words. */
export function countsOf(causes: readonly Cause[]): string {
  const kinds = causes.flatMap(({ stories }) => stories.map(kindOf));
  return (['modified', 'new', 'gone'] as const)
    .map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`)
    .join(', ');
}

/** What is not accepted, as Markdown with links into a workbench; empty where all is. */
export const undecidedList = (
  causes: readonly Cause[],
  decisions: readonly Decision[],
  workbench: string,
): string =>
  causes
    .flatMap(({ name, stories }) => {
      const lines = stories.flatMap((story) => {
        const verdict = verdictOn(story, decisions);
        if (verdict === 'accepted') return [];
        const modes = story.modes.map(({ mode }) => mode).join(', ');
        const link = `[${story.title}: ${story.name}](${workbench}?path=/changes/${story.id})`;
        return [`- ${link}, ${modes}: ${verdict === 'open' ? 'not decided' : 'rejected'}`];
      });
      return lines.length > 0 ? [`### ${name}\n\n${lines.join('\n')}\n`] : [];
    })
    .join('\n');
