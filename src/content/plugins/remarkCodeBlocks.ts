import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { strings } from '../../domain/strings/strings';
import type {} from '../ComponentNode';
import { readFence } from '../code-check/readFences';
import { highlight, isLanguage, languageNames, type LineMarks } from '../highlight';
import { nearestThree } from '../nearest';
import { codeKey, linksInJavaScript, type CodeLink } from '../names/codeNames';
import { checkImportsOfFence } from '../names/DocumentedNames';
import { draftOf, lineOf, report, resolveHref } from '../PageFile';
import type { Json } from '../PageRecord';

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

interface FenceCode {
  text: string;
  language: string;
  marks: LineMarks;
}

const copiedOf = ({ text, language, marks }: FenceCode): Record<string, Json> => {
  const copied = copiedCode(text, language, marks);
  return copied === undefined ? {} : { copied };
};

/** What differs in JavaScript: the code, empty where only types would be left, or the name of the file. */
async function javaScriptOf(
  code: FenceCode,
  links: readonly CodeLink[],
  title: string,
  fence: Code,
  file: VFile,
) {
  const { text: typeScript, marks } = code;
  // Loading the compiler and Prettier takes longer than most pages do.
  const { codeProblem, fenceToJavaScript, javaScriptFile, marksInJavaScript } =
    await import('../toJavaScript');
  try {
    const text = await fenceToJavaScript(typeScript);
    const named = javaScriptFile(title);
    const language = code.language.replace('t', 'j');
    const names: Record<string, Json> =
      named && named !== title && text !== '' ? { title: named } : {};
    if (text === undefined) return names['title'] ? names : undefined;
    const made = { text, language, marks: marksInJavaScript(marks, typeScript, text) };
    const linked = linksInJavaScript(typeScript, text, links);
    const html = await highlight(text, language, made.marks, linked);
    return { ...names, ...copiedOf(made), html, language };
  } catch (error) {
    const { reason, line, fix } = codeProblem(error);
    report(file, lineOf(fence) + line, {
      what: `The code does not compile to JavaScript: ${reason}.`,
      why: 'Visitors choose the language of all code on the site.',
      fix: `${fix} Show whole statements or members of an object. Code without a JavaScript version can have the language \`typescript\`.`,
    });
    return undefined;
  }
}

async function compileFence(fence: Code, file: VFile) {
  const { source } = draftOf(file);
  const { language, marks, old, id, ...meta } = readFence(fence);
  if (!isLanguage(language))
    report(file, fence, {
      what: `The language ${language} of the code is not known.`,
      why: 'The code would have no colors, and nobody would notice.',
      fix: `Name one of these, or text: ${nearestThree(language, languageNames()).join(', ')}.`,
    });
  const title = meta.title ?? (old ? strings['code.old'] : undefined);
  const code = { text: fence.value, language, marks };
  const links = (source.codeLinks?.[codeKey(fence.value)] ?? []).map((link) => ({
    ...link,
    href: resolveHref(file, link.href, lineOf(fence)),
  }));
  const html = await highlight(fence.value, language, marks, links);
  if (source.names && !old) checkImportsOfFence(fence, source.names, file);
  const javaScript =
    /^tsx?$/.test(language) && fence.value.trim() !== ''
      ? await javaScriptOf(code, links, title ?? '', fence, file)
      : undefined;
  return {
    language,
    html,
    text: code.text,
    ...copiedOf(code),
    ...(title ? { title } : {}),
    ...(id === undefined ? {} : { id }),
    ...(javaScript ? { javaScript } : {}),
  };
}

/** Fences become code blocks, those of TypeScript with what differs in JavaScript. */
export const remarkCodeBlocks = () => async (tree: Root, file: VFile) => {
  const fences: { fence: Code; siblings: RootContent[] }[] = [];
  visit(tree, 'code', (fence, _index, parent) => {
    fences.push({ fence, siblings: parent!.children as RootContent[] });
  });
  draftOf(file).codeWords = new Set(
    fences.flatMap(({ fence }) => fence.value.match(/[\w$]+/g) ?? []),
  );
  for (const { fence, siblings } of fences) {
    siblings[siblings.indexOf(fence)] = {
      type: 'component',
      name: 'CodeBlock',
      props: await compileFence(fence, file),
      children: [],
      position: fence.position,
    };
  }
};
