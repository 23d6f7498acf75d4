import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import type { runPass } from '../workbench/runPass';
import type { EvidenceLog } from './EvidenceLog';
import { criteriaOf } from './ruleCriteria';

/** The subject of a story: demos show what is documented, and only Toolpad Core is reported on. */
function subjectOf({ id, importPath, title }: IndexEntry): string | undefined {
  if (!id.startsWith('demos-')) return 'site';
  const isStudio = importPath.includes(':studio/') || title.startsWith('Demos/How To Guides');
  return isStudio ? undefined : 'core';
}

/** Adds what a pass has shown: rules of axe, steps with keys, forced colors, and where the focus is visible. */
export function addStories(
  log: EvidenceLog,
  { entries }: StoryIndex,
  { evidence, looks, stories }: Awaited<ReturnType<typeof runPass>>,
): void {
  for (const {
    storyId: place = '',
    passed = [],
    failed = [],
    steps = [],
    hasForcedColors,
  } of evidence) {
    const entry = entries[place];
    const subject = entry && subjectOf(entry);
    if (!subject) continue;
    const hasPassed = stories.get(place)?.thrown === undefined;
    for (const ran of passed)
      log.add({ subject, kind: 'axe', ran, place }, criteriaOf('axe', ran), true);
    for (const ran of failed)
      log.add({ subject, kind: 'axe', ran, place }, criteriaOf('axe', ran), false);
    const [story, isPlayed] = [{ subject, kind: 'story', place } as const, steps.length > 0];
    if (steps.some((label) => label.startsWith('Press ')))
      log.add({ ...story, ran: 'keys' }, ['2.1.1'], hasPassed);
    if (hasForcedColors && isPlayed)
      log.add({ ...story, ran: 'forced colors' }, ['1.4.1'], hasPassed);
  }
  const focus = { subject: 'site', kind: 'story', ran: 'visible focus' } as const;
  for (const place of looks) log.add({ ...focus, place }, ['2.4.7'], true);
  for (const [place, { thrown = '' }] of stories)
    if (thrown.includes('The focus is not visible')) log.add({ ...focus, place }, ['2.4.7'], false);
}
