import type { CsfFile } from 'storybook/internal/csf-tools';

type Globals = Record<string, string>;

interface Facts {
  globals: Globals;
  isEmulated: boolean;
  noScript: boolean;
}

const nothing: Facts = { globals: {}, isEmulated: false, noScript: false };

/** What `globals: { mode: 'dark', viewport: { value: 'phone' } }` says; names of variables count as nothing. */
const readGlobals = (code: string): Globals =>
  Object.fromEntries(
    [...code.matchAll(/(\w+): (?:\{\s*value: )?'([\w-]+)'/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

/** In the story itself, or by what stories/components/shared/mediaFeatures.ts shares. */
const forcedColors = /\bmedia: \{\s*forcedColors\b|(\.\.\.|extend\()forcedColors\b/;

/** What the code of one story says, over what it inherits. */
function readFacts(code: string, globals: string, inherited: Facts): Facts {
  return {
    globals: { ...inherited.globals, ...readGlobals(globals) },
    isEmulated: forcedColors.test(code) || inherited.isEmulated,
    noScript: /\bnoScript: (true|false)/.exec(code)?.[1]?.startsWith('t') ?? inherited.noScript,
  };
}

const tagged: [tag: string, applies: (facts: Facts) => boolean][] = [
  ['light', ({ globals }) => globals.mode === 'light'],
  ['dark', ({ globals }) => globals.mode === 'dark'],
  ['system', ({ globals }) => globals.mode === 'system'],
  ['ltr', ({ globals }) => globals.direction === 'ltr'],
  ['rtl', ({ globals }) => globals.direction === 'rtl'],
  ['dense', ({ globals }) => globals.density === 'dense'],
  ['phone', ({ globals }) => globals.viewport === 'phone' || globals.viewport === 'narrow'],
  ['pseudo-locale', ({ globals }) => globals.locale !== undefined && globals.locale !== 'en'],
  ['emulated', ({ isEmulated }) => isEmulated],
  ['no-script', ({ noScript }) => noScript],
];

/** The code that declares a story, and the story that it extends. */
function declarationOf(csf: CsfFile, code: string, exportName: string) {
  const declared = csf._storyExports[exportName] as
    | { init?: { start: number; end: number; callee?: { object?: { name?: string } } } | null }
    | undefined;
  const init = declared?.init;
  return {
    text: init ? code.slice(init.start, init.end) : '',
    parent: init?.callee?.object?.name,
  };
}

/**
 * The tags that follow from what each story of a file sets: mode, direction, density, phone, locale, forced colors,
 * which only the test run emulates (`emulated`), and pages without their script.
 */
export function storyTags(csf: CsfFile, code: string): Record<string, string[]> {
  const sourceOf = (node: { start?: number | null; end?: number | null } | undefined) =>
    node ? code.slice(node.start!, node.end!) : '';
  const { globals, parameters } = csf._metaAnnotations;
  const meta = readFacts(sourceOf(parameters), sourceOf(globals), nothing);
  const factsOf = (exportName: string): Facts => {
    const { text, parent } = declarationOf(csf, code, exportName);
    const inherited = parent && parent in csf._stories ? factsOf(parent) : meta;
    return readFacts(text, sourceOf(csf._storyAnnotations[exportName]?.globals), inherited);
  };
  return Object.fromEntries(
    Object.keys(csf._stories).map((exportName) => {
      const facts = factsOf(exportName);
      return [exportName, tagged.flatMap(([tag, applies]) => (applies(facts) ? tag : []))];
    }),
  );
}
