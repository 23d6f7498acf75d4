import { continueFile } from './continueFile';
import { checkedLanguages, type Fence } from './readFences';
import type { CodeLine } from './layOutFiles';

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
