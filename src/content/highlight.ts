import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type LanguageInput,
  type HighlighterCore,
  type LanguageRegistration,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeText } from '../domain/strings/format';
import { tokenClass } from './tokenClasses';

const themeName = 'tokens';
const variablePrefix = '--tk-';

type LanguageModule = Promise<{ default: LanguageRegistration[] }>;

const languages = {
  tsx: (): LanguageModule => import('@shikijs/langs/tsx'),
  ts: (): LanguageModule => import('@shikijs/langs/typescript'),
  jsx: (): LanguageModule => import('@shikijs/langs/jsx'),
  js: (): LanguageModule => import('@shikijs/langs/javascript'),
  json: (): LanguageModule => import('@shikijs/langs/json'),
  jsonc: (): LanguageModule => import('@shikijs/langs/jsonc'),
  bash: (): LanguageModule => import('@shikijs/langs/bash'),
  html: (): LanguageModule => import('@shikijs/langs/html'),
  css: (): LanguageModule => import('@shikijs/langs/css'),
  yaml: (): LanguageModule => import('@shikijs/langs/yaml'),
  sql: (): LanguageModule => import('@shikijs/langs/sql'),
  diff: (): LanguageModule => import('@shikijs/langs/diff'),
  md: (): LanguageModule => import('@shikijs/langs/markdown'),
  mdx: (): LanguageModule => import('@shikijs/langs/mdx'),
  docker: (): LanguageModule => import('@shikijs/langs/docker'),
  python: (): LanguageModule => import('@shikijs/langs/python'),
};
type Language = keyof typeof languages;

const aliases: Record<string, Language> = {
  typescript: 'ts',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  yml: 'yaml',
  markdown: 'md',
  dockerfile: 'docker',
  py: 'python',
};

let highlighter: HighlighterCore | undefined;
const loaded = new Map<Language, Promise<void>>();

function languageOf(name: string): Language | undefined {
  const lower = name.toLowerCase();
  const language = aliases[lower] ?? lower;
  return Object.hasOwn(languages, language) ? (language as Language) : undefined;
}

async function load(language: Language): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: themeName, variablePrefix })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const current = highlighter;
  if (!loaded.has(language)) {
    loaded.set(
      language,
      languages[language]().then((module) => current.loadLanguage(module.default as LanguageInput)),
    );
  }
  await loaded.get(language);
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
): Promise<string> {
  const language = languageOf(languageName);
  const lines = language ? await tokenLines(code, language) : code.split('\n').map(escapeText);
  return lines
    .map((html, index) => {
      const mark = markNames.find((name) => marks[name]?.has(index + 1));
      return mark ? `<span class="line line-${mark}">${html}</span>` : html;
    })
    .join('\n');
}

/** Longer lines, such as data URLs, have no colors: the time that one takes grows with the square of its length. */
const longestLine = 1000;

async function tokenLines(code: string, language: Language): Promise<string[]> {
  // Without a limit of time: on a busy machine a line would else lose its colors.
  const tokens = (await load(language)).codeToTokensBase(code, {
    lang: language,
    theme: themeName,
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: longestLine,
  });
  return tokens.map((line) => {
    let html = '';
    let open: string | undefined;
    for (const token of line) {
      const name = token.content.trim() === '' ? open : classOf(token.color);
      if (name !== open) {
        if (open) html += '</span>';
        if (name) html += `<span class="${name}">`;
        open = name;
      }
      html += escapeText(token.content);
    }
    return open ? `${html}</span>` : html;
  });
}
