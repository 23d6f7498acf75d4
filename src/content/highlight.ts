import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  splitTokens,
  type HighlighterCore,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages, type BundledLanguage } from 'shiki/langs';
import { escapeText } from '../domain/strings/format';
import type { CodeLink } from './names/codeNames';
import { tokenClass } from './tokenClasses';

const themeName = 'tokens';
const variablePrefix = '--tk-';

/** Names of code without colors. */
const plain = ['text', 'txt', 'plain', 'plaintext', 'ansi'];

let highlighter: HighlighterCore | undefined;
const loaded = new Map<BundledLanguage, Promise<void>>();

function languageOf(name: string): BundledLanguage | undefined {
  const language = name.toLowerCase();
  return Object.hasOwn(bundledLanguages, language) ? (language as BundledLanguage) : undefined;
}

export const isLanguage = (name: string): boolean =>
  plain.includes(name.toLowerCase()) || languageOf(name) !== undefined;

/** All names that code can have. */
export const languageNames = (): string[] => [...plain, ...Object.keys(bundledLanguages)];

async function load(language: BundledLanguage | undefined): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: themeName, variablePrefix })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const current = highlighter;
  if (language && !loaded.has(language)) {
    loaded.set(
      language,
      bundledLanguages[language]().then((module) => current.loadLanguage(module.default)),
    );
  }
  await loaded.get(language!);
  return current;
}

/** `var(--tk-token-keyword)` -> the class of keywords; plain text has none. */
function classOf(color: string | undefined): string | undefined {
  const kind = color?.match(/^var\(--tk-token-([a-z-]+)\)$/)?.[1];
  return kind && tokenClass(kind);
}

/** Highlighted lines of a block; numbers are 1-based. */
export interface LineMarks {
  highlighted?: ReadonlySet<number>;
  added?: ReadonlySet<number>;
  removed?: ReadonlySet<number>;
}

const markNames = ['highlighted', 'added', 'removed'] as const;

/**
 * Code -> the inner HTML of `<code>`: tokens as `<span class="…">` of `tokenClasses`, colored by the style sheet,
 * so that one output serves light and dark. A language that is not known is shown without colors.
 */
export async function highlight(
  code: string,
  languageName: string,
  marks: LineMarks = {},
  links: readonly CodeLink[] = [],
): Promise<string> {
  const lines = await tokenLines(code, languageOf(languageName), links);
  return lines
    .map((html, index) => {
      const mark = markNames.find((name) => marks[name]?.has(index + 1));
      return mark ? `<span class="line line-${mark}">${html}</span>` : html;
    })
    .join('\n');
}

/** Longer lines, such as data URLs, have no colors: the time that one takes grows with the square of its length. */
const longestLine = 1000;

async function tokenLines(
  code: string,
  language: BundledLanguage | undefined,
  links: readonly CodeLink[],
): Promise<string[]> {
  // Without a limit of time: on a busy machine a line would else lose its colors.
  const tokens = (await load(language)).codeToTokensBase(code, {
    lang: language ?? 'text',
    theme: themeName,
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: longestLine,
  });
  const hrefs = new Map(links.map(({ from, href }) => [from, href]));
  const ends = links.flatMap(({ from, to }) => [from, to]);
  return splitTokens(tokens, ends).map((line) => {
    let html = '';
    let open: string | undefined;
    for (const { content, color, offset } of line) {
      const name = content.trim() === '' ? open : classOf(color);
      if (name !== open) {
        if (open) html += '</span>';
        if (name) html += `<span class="${name}">`;
        open = name;
      }
      const href = hrefs.get(offset);
      html += href ? `<a href="${href}">${escapeText(content)}</a>` : escapeText(content);
    }
    return open ? `${html}</span>` : html;
  });
}
