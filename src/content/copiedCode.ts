import type { LineMarks } from './highlight';

const shells =
  /^(?:bash|zsh|fish|sh|shell|console|terminal|(?:shell|sh)-?session|powershell|pwsh|ps1|cmd|bat|batch)$/i;

/** `$`, `%`, `❯`, `user@host:~/app$`, `PS C:\app>`, `C:\app>`, each perhaps after `(env)`. */
const prompt =
  /^\s*(?:\([\w.-]+\) )?(?:\[?[\w.-]+@[^$#%>]+[$#%>]|[$%❯]|PS [^>]*>|[A-Z]:\\[^>]*>)(?:\s+|$)/;
const continuedPrompt = /^> ?/;
const heredoc = /(?<!<)<<-?\s*(["']?)(\w+)\1/;

/** The commands of a session in a shell, with the lines that belong to each; not what they print. */
function commandsOf(lines: readonly string[]): string[] {
  const commands: string[] = [];
  let isContinued = false;
  let last: string | undefined;
  for (const line of lines) {
    const isPart: boolean = isContinued || last !== undefined;
    if (!isPart && !prompt.test(line)) continue;
    const command: string = line.replace(isPart ? continuedPrompt : prompt, '');
    if (isPart || command !== '') commands.push(command);
    if (last === undefined) last = heredoc.exec(command)?.[2];
    else if (command.trim() === last) last = undefined;
    isContinued = last === undefined && command.endsWith('\\');
  }
  return commands;
}

/** The code after a change. What has places, by which programs apply it, is a patch as a whole. */
function changedLines(lines: readonly string[]): readonly string[] {
  if (lines.some((line) => line.startsWith('@@ '))) return lines;
  // Most authors leave a space after the sign; `diff` does not.
  const signs = lines.every((line) => /^(?:[-+ ] |[-+]?$)/.test(line)) ? /^[+ ] ?/ : /^[+ ]/;
  return lines
    .filter((line) => !/^(?:-|\+\+\+ )/.test(line))
    .map((line) => line.replace(signs, ''));
}

/**
 * What copying a block gives: code without removed lines, the result of a change, commands without prompts and output.
 * Undefined where it is the block as it stands; empty where nothing is left.
 */
export function copiedCode(
  code: string,
  language: string,
  { removed }: LineMarks = {},
): string | undefined {
  const kept = code.split('\n').filter((_line, index) => !removed?.has(index + 1));
  const isSession = shells.test(language)
    ? kept.some((line) => prompt.test(line))
    : language === 'text' && code.startsWith('$ ');
  const lines = isSession
    ? commandsOf(kept)
    : /^(?:diff|patch)$/i.test(language)
      ? changedLines(kept)
      : kept;
  const copied = lines.join('\n');
  return copied === code ? undefined : copied;
}
