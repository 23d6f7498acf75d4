import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../src/content/testing/testFolder';
import { ChangeCauses, causeOf, type StoryModules } from './causes';
import { compareSets, unknownCause } from './compareSets';
import { parseDecisions, type Decision } from './decisionFile';
import { countsOf, undecidedList, verdictOn } from './decisions';
import type { Screenshot } from './takeScreenshots';

const link = './src/components/Link/Link.tsx';
const toc = './src/components/Toc/Toc.tsx';

/** A contents list made of links, with stories of both, and a page of all. */
const modules = (linkHash: string, tocHash: string): StoryModules => ({
  './stories/Link.stories.tsx': { hash: '1', imports: [link] },
  './stories/Toc.stories.tsx': { hash: '1', imports: [toc] },
  './stories/Pages.stories.tsx': { hash: '1', imports: [toc, link] },
  [toc]: { hash: tocHash, imports: [link] },
  [link]: { hash: linkHash, imports: [] },
});

interface Shown {
  title: string;
  look?: string[];
  screenReader?: string[];
  /** Dark pixels of the picture. */
  dark?: number;
}

/** A set of one screenshot for each story. */
function setOf(...shown: Shown[]) {
  const folder = testFolder();
  const screenshots = shown.map(({ title, look = [], screenReader, dark = 0 }): Screenshot => {
    const file = `${title.toLowerCase()}.light-ltr`;
    const picture = new PNG({ width: 9, height: 1 });
    picture.data.fill(255).fill(99, 0, 4 * dark);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${file}.png`), PNG.sync.write(picture));
    return {
      file,
      id: title.toLowerCase(),
      title,
      name: 'Story',
      mode: 'light ltr',
      ...(title !== 'Site' && { importPath: `./stories/${title}.stories.tsx` }),
      reading: { look, semantics: [], axe: [] },
      ...(screenReader && { screenReader }),
    };
  });
  return { folder, screenshots };
}

const compare = (before: Shown[], after: Shown[], causes: ChangeCauses) =>
  compareSets(setOf(...before), setOf(...after), testFolder(), causes);

/** The titles below each cause. */
const titles = (causes: ReturnType<typeof compare>) =>
  Object.fromEntries(causes.map(({ name, stories }) => [name, stories.map(({ title }) => title)]));

const both = new ChangeCauses(modules('1', '1'), modules('2', '2'));
const before: Shown[] = [
  { title: 'Link', look: ['a: color: red'] },
  { title: 'Toc', look: ['a: color: red', 'nav: padding-top: 4px'] },
  { title: 'Pages', look: ['a: color: red'] },
  { title: 'Site', look: ['nav: padding-top: 4px'] },
];
const after: Shown[] = [
  { title: 'Link', look: ['a: color: blue'], dark: 5 },
  { title: 'Toc', look: ['a: color: blue', 'nav: padding-top: 8px'], dark: 5 },
  { title: 'Pages', look: ['a: color: blue'], dark: 5 },
  { title: 'Site', look: ['nav: padding-top: 8px'], dark: 5 },
];

describe('compareSets', () => {
  it('names a cause by component, theme, packages, stories or file', () => {
    expect(
      [
        toc,
        './src/theme/a.ts',
        'package-lock.json',
        './stories/Toc.stories.tsx',
        './src/domain/b.ts',
      ].map(causeOf),
    ).toEqual(['Toc', 'Theme', 'Packages', 'Stories of Toc', 'b']);
  });

  it('lists each difference below the component that it comes from, also on pages', () => {
    const causes = compare(before, after, both);
    expect(titles(causes)).toEqual({ Link: ['Link', 'Pages'], Toc: ['Toc', 'Site'] });
    const [, { files, stories }] = causes as [unknown, (typeof causes)[number]];
    expect(files).toEqual([toc]);
    expect(countsOf(causes)).toBe('4 modified, 0 new, 0 gone');
    expect(countsOf(compare([{ title: 'Link' }], [{ title: 'Toc' }], both))).toBe(
      '0 modified, 1 new, 1 gone',
    );
    expect(stories[0]).toMatchObject({
      others: ['Link'],
      modes: [{ status: 'changed', pixels: 5 }],
    });
  });

  it('takes the nearest file where no line tells, says where there is none, and leaves out single pixels', () => {
    const [first, second] = [[{ title: 'Toc' }], [{ title: 'Toc', dark: 5 }]];
    expect(titles(compare(first, second, both))).toEqual({ Toc: ['Toc'] });
    expect(compare(first, [{ title: 'Toc', dark: 4 }], both)).toEqual([]);
    const nothing = new ChangeCauses(modules('1', '1'), modules('1', '1'));
    expect(titles(compare(first, second, nothing))).toEqual({ [unknownCause]: ['Toc'] });
  });

  it('finds what changed for a screen reader where the picture is the same', () => {
    const reads = (...screenReader: string[]) => [{ title: 'Toc', screenReader }];
    expect(compare(reads('stops: link "A"'), reads('stops: link "A"'), both)).toEqual([]);
    const [cause] = compare(
      reads('stops: link "A"', 'spoken: polite "Copied"'),
      reads('stops: link "B"'),
      both,
    );
    expect(cause!.stories[0]!.modes[0]).toMatchObject({
      status: 'same',
      readings: {
        screenReader: ['- stops: link "A"', '- spoken: polite "Copied"', '+ stops: link "B"'],
      },
    });
  });

  it('leaves a decision valid after a rebase and beside another change, and no longer', () => {
    const hashes = (from: Shown[], to: Shown[], causes: ChangeCauses) =>
      compare(from, to, causes).flatMap(({ stories }) =>
        stories.map(({ title, modes }) => `${title} ${modes[0]!.hash}`),
      );
    const add = (shown: Shown[], line: string) =>
      shown.map((one) => ({
        ...one,
        look: [...(one.look ?? []), line],
        dark: (one.dark ?? 0) + 1,
      }));
    const first = hashes(before, after, both);
    const rebased = new ChangeCauses(modules('5', '6'), modules('7', '8'));
    expect(hashes(add(before, 'p: color: gray'), add(after, 'p: color: gray'), rebased)).toEqual(
      first,
    );
    expect(hashes(before, add(after, 'p: color: gray'), both)).not.toEqual(first);
  });
});

describe('decisions', () => {
  const story = {
    id: 'toc',
    modes: ['light ltr', 'dark rtl'].map((mode) => ({ mode, hash: mode })),
  };
  const say = (decision: Decision['decision'], mode: string, minute: number): Decision => ({
    story: 'toc',
    mode,
    hash: mode,
    decision,
    date: `2026-11-30T12:0${minute}:00.000Z`,
    picture: '',
  });

  it('accepts a story whose modes are all accepted, until something else differs', () => {
    const accepted = [say('accept', 'light ltr', 1), say('accept', 'dark rtl', 1)];
    expect(verdictOn(story, accepted.slice(1))).toBe('open');
    expect(verdictOn(story, accepted)).toBe('accepted');
    expect(verdictOn(story, [...accepted, say('comment', 'dark rtl', 2)])).toBe('accepted');
    // In the order of their dates, however a merge has put them.
    expect(verdictOn(story, [say('reject', 'dark rtl', 2), ...accepted])).toBe('rejected');
    const changed = { ...story, modes: [{ mode: 'light ltr', hash: 'other' }] };
    expect(verdictOn(changed, accepted)).toBe('open');
  });

  it('lists as Markdown what is not accepted', () => {
    const [cause] = compare(before.slice(1, 2), after.slice(1, 2), both);
    const [mode] = cause!.stories[0]!.modes;
    const list = (...decisions: Decision[]) =>
      undecidedList([cause!], decisions, 'https://a.test/');
    expect(list()).toBe(
      '### Toc\n\n- [Toc: Story](https://a.test/?path=/changes/toc), light ltr: not decided\n',
    );
    const said = { ...say('reject', 'light ltr', 1), hash: mode!.hash };
    expect(list(said)).toContain('light ltr: rejected');
    expect(list(said, { ...said, decision: 'accept', date: '2026-11-30T13:00:00.000Z' })).toBe('');
  });

  it('names the line of the file that is no decision', () => {
    const line = JSON.stringify(say('accept', 'light ltr', 1));
    expect(parseDecisions(`${line}\n\n${line}\n`)).toHaveLength(2);
    expect(() => parseDecisions(`${line}\n<<<<<<< HEAD\n`)).toThrow(
      '.review/decisions.jsonl:2 is no decision',
    );
  });
});
