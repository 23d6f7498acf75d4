import path from 'node:path';
import type { Problem } from '../Problem';
import { continueFile } from './continueFile';
import { checkedLanguages } from './hiddenLines';
import type { CodeLine, ProseFile } from './ProseFile';
import type { Fence } from './readFences';

/** What the fences of a page become. */
export interface LaidOutPage {
  files: ProseFile[];
  /** How many fences these are made of. */
  checked: number;
  /** Fences that say why they are not checked. */
  unchecked: (Fence & { noCheck: string })[];
  problems: Problem[];
}

/** The folder of a page in the program. */
export const folderOfPage = (file: string): string => file.replace(/\.mdx?$/, '');

const isSnippet = (name: string) => /^line-\d+\./.test(name);

/**
 * The files that a reader of the page has, wherever they stop. A fence with a title is a file, and
 * imports find the files of the page that stand beside it. A title that returns changes the file, so all files are laid
 * out once as they were until then, and once more with the change. A fence without a title is a file of its own.
 */
export function layOutFiles(page: string, fences: readonly Fence[]): LaidOutPage {
  const unchecked: LaidOutPage['unchecked'] = [];
  const problems: Problem[] = [];
  const files: ProseFile[] = [];
  let checked = 0;
  let stage = 1;
  let current = new Map<string, CodeLine[]>();
  let written = new Set<string>();
  const report = (line: number, what: string, why: string, fix: string) =>
    problems.push({ file: page, line, what, why, fix });
  const closeStage = () => {
    for (const [name, lines] of current)
      files.push({
        path: `${folderOfPage(page)}/${stage}/${name}`,
        page,
        isTitled: !isSnippet(name),
        lines,
      });
    stage += 1;
    written = new Set();
  };

  for (const fence of fences) {
    if (fence.noCheck !== undefined) {
      if (fence.noCheck.trim() === '')
        report(
          fence.line - 1,
          'A fence is not checked and does not say why.',
          'Nobody could tell whether it still has to be so.',
          'Write `no-check="reason"`.',
        );
      if (checkedLanguages.includes(fence.language))
        unchecked.push({ ...fence, noCheck: fence.noCheck });
      continue;
    }
    if (!checkedLanguages.includes(fence.language)) continue;
    const lines = fence.code
      .split('\n')
      .map((text, index): CodeLine => ({ text, line: fence.line + index }));
    const { title } = fence;
    if (title !== undefined && path.posix.extname(title) !== `.${fence.language}`) {
      report(
        fence.line - 1,
        `The language of ${title} is given as ${fence.language}.`,
        'Colors and checks go by it.',
        'Make the two agree.',
      );
      continue;
    }
    const name =
      title === undefined ? `line-${fence.line}.${fence.language}` : path.posix.normalize(title);
    const before = current.get(name);
    if (fence.continues && !before) {
      report(
        fence.line - 1,
        `The fence continues ${title ?? 'a file'}, which does not stand above it.`,
        'What completes it is not known.',
        'Give it the title of a fence above, or hidden lines.',
      );
      continue;
    }
    if (written.has(name)) {
      closeStage();
      current = new Map([...current].filter(([file]) => !isSnippet(file)));
    }
    current.set(name, fence.continues && before ? continueFile(before, lines) : lines);
    written.add(name);
    checked += 1;
  }
  closeStage();
  return { files, checked, unchecked, problems };
}
