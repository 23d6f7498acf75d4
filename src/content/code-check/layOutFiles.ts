import path from 'node:path';
import type { Problem, ProblemText } from '../Problem';
import { continueFile } from './continueFile';
import { checkedLanguages, type Fence } from './readFences';

/** A line of code and where an author finds it. */
export interface CodeLine {
  text: string;
  /** 1-based, of the page. */
  line: number;
}

/** A file that a page tells you to write, in its state at some point of the page. */
export interface ProseFile {
  /** Below the folder of the program, with slashes. */
  path: string;
  /** The page, as problems name it. */
  page: string;
  /** Whether readers are told to write a file of that name; otherwise it is a few lines for a place of theirs. */
  isTitled: boolean;
  /** Whether its errors are found elsewhere, as those of demos are by the step `types`. */
  isCheckedElsewhere?: boolean;
  lines: CodeLine[];
}

/** What the fences of a page become. */
export interface LaidOutPage {
  files: ProseFile[];
  /** How many fences these are made of. */
  checked: number;
  problems: Problem[];
}

/** The folder of a page in the program. */
export const folderOfPage = (file: string): string => file.replace(/\.mdx?$/, '');

const isSnippet = (name: string) => /^line-\d+\./.test(name);

/** Why a fence cannot become a file. `before` is the file with its title above it. */
function problemOf(
  { title, language, continues }: Fence,
  before: CodeLine[] | undefined,
): ProblemText | undefined {
  if (!checkedLanguages.includes(language)) return undefined;
  if (title !== undefined && path.posix.extname(title) !== `.${language}`)
    return {
      what: `The language of ${title} is given as ${language}.`,
      why: 'Colors and checks go by it.',
      fix: 'Make the two agree.',
    };
  if (continues && !before)
    return {
      what: `The fence continues ${title ?? 'a file'}, but no fence above has that title.`,
      why: 'It cannot be checked without the beginning of the file.',
      fix: 'Give it the title of a fence above, or hidden lines.',
    };
  return undefined;
}

/**
 * The files that a reader of the page has, wherever they stop. A fence with a title is a file, and
 * imports find the files of the page that stand beside it. A title that returns changes the file, so all files are laid
 * out once as they were until then, and once more with the change. A fence without a title is a file of its own.
 */
export function layOutFiles(page: string, fences: readonly Fence[]): LaidOutPage {
  const problems: Problem[] = [];
  const files: ProseFile[] = [];
  let checked = 0;
  let stage = 1;
  let current = new Map<string, CodeLine[]>();
  let written = new Set<string>();
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
    const { title, language, line } = fence;
    const name = title === undefined ? `line-${line}.${language}` : path.posix.normalize(title);
    const before = current.get(name);
    const problem = problemOf(fence, before);
    if (problem) problems.push({ file: page, line: line - 1, ...problem });
    if (problem || fence.old || !checkedLanguages.includes(language)) continue;
    if (written.has(name)) {
      closeStage();
      current = new Map([...current].filter(([file]) => !isSnippet(file)));
    }
    const lines = fence.code
      .split('\n')
      .map((text, index): CodeLine => ({ text, line: line + index }));
    current.set(name, fence.continues && before ? continueFile(before, lines) : lines);
    written.add(name);
    checked += 1;
  }
  closeStage();
  return { files, checked, problems };
}

/** One step of the instructions on a page. */
export type Step =
  | { do: 'write'; line: number; path: string; text: string }
  /** One command of a shell. */
  | { do: 'run'; line: number; command: string };

/**
 * What readers do who follow a page to the letter: write each block with a title, change those that come back, type
 * each line of a shell.
 * @throws {Error} when a block continues a file that is not written before
 */
export function readSteps(fences: readonly Fence[]): Step[] {
  const written = new Map<string, CodeLine[]>();
  return fences.flatMap(({ language, code, line, title, continues, file }): Step[] => {
    const lines = code.split('\n').map((text, index): CodeLine => ({ text, line: line + index }));
    if (language === 'bash')
      return lines
        .filter(({ text }) => text.trim() !== '')
        .map((command) => ({ do: 'run', line: command.line, command: command.text.trim() }));
    if (title === undefined || ![...checkedLanguages, 'text'].includes(language)) return [];
    const before = written.get(title);
    if (continues && !before)
      throw new Error(
        `${file}:${line}: ${title} is continued, but no step before it writes the file.`,
      );
    const content = continues && before ? continueFile(before, lines) : lines;
    written.set(title, content);
    return [
      { do: 'write', line, path: title, text: `${content.map(({ text }) => text).join('\n')}\n` },
    ];
  });
}
