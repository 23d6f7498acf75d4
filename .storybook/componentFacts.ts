import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from '../src/app/paths';
import { defaultBase } from '../scripts/defaultBase';
import { apiTableParts } from '../src/components/ApiTable/parts';
import { pathnameOf } from '../src/content/pathnameOf';
import { docCommentOf } from './docComments';
import { tokensIn, valuesIn } from './docs/tokens/tokensIn';

declare global {
  /** What the docs page of a component says about it, from its sources and from those of the pages. */
  interface ComponentFacts {
    /** Its doc comment. */
    summary?: string;
    /** Paths in the theme and CSS variables that its styles use. */
    tokens: string[];
    /** Layers, durations and easings that its styles write as values. */
    values: string[];
    /** Slots without an element of their own: the slot that contains them, and a selector within it. */
    parts: Record<string, { within: string; selector: string }>;
    /** Whether it is part of every page of the site. */
    isEverywhere: boolean;
    /** Written pages that contain it. */
    pages: { title: string; href: string }[];
  }
}

const id = 'virtual:component-facts';
const components = path.join(projectDir, 'src/components');
const docs = path.join(projectDir, 'docs');

/** Components that Markdown has a notation for, or another name. */
const notations: Readonly<Record<string, RegExp>> = {
  Callout: /^:::\w/m,
  CodeBlock: /^ *```/m,
  CopyButton: /^ *```/m,
  CodeVariantSwitcher: /^ *```tsx/m,
  DemoFrame: /^<Demo\b/m,
  Legend: /^<(Diagram|Picture)\b/m,
  Preview: /\bpreview="/,
  PrivacyReport: /^<(PrivacySwitch|ActivityLog)\b/m,
  ApiTable: /^components:/m,
  ImportRow: /^components:/m,
};

export const sourcesOf = (component: string) =>
  readdirSync(path.join(components, component))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(components, component, file), 'utf8'))
    .join('\n');

const readComponent = (name: string) => {
  const file = path.join(projectDir, 'node_modules/@mui/material', name, `${name}.js`);
  return existsSync(file)
    ? readFileSync(file, 'utf8').replaceAll('(theme.vars || theme)', 'theme')
    : '';
};

/** Layers and motion of Material UI components, and of those that they are made of: a Dialog has those of a Modal. */
function materialTokens(source: string): string[] {
  const sources = [...source.matchAll(/from '@mui\/material\/(\w+)'/g)].map(([, name]) =>
    readComponent(name!),
  );
  const parts = sources.flatMap((own) =>
    [...own.matchAll(/"\.\.\/(\w+)"/g)].map(([, name]) => readComponent(name!)),
  );
  return tokensIn([...sources, ...parts].join('\n')).filter((token) =>
    /^(zIndex|transitions\.(duration|easing))\./.test(token),
  );
}

/** The doc comment of a component: that of what its folder exports by its name. */
const summaryIn = (source: string, name: string) =>
  docCommentOf(`export (?:function|const) ${name}(?:Dialog)?\\b`, source);

function partsIn(source: string): ComponentFacts['parts'] {
  const resolvers = source.matchAll(
    /slot: '(\w+)',\s*overridesResolver: partOverrides\(\{([^}]+)\}\)/g,
  );
  const parts = [...resolvers].flatMap(([, slot = '', body = '']) =>
    [...body.matchAll(/(\w+): (['"])(.+?)\2/g)].map(([, part = '', , selector = '']) => [
      part,
      { within: slot.charAt(0).toLowerCase() + slot.slice(1), selector },
    ]),
  );
  return Object.fromEntries(parts);
}

const apiTableSelectors = Object.fromEntries(
  Object.entries(apiTableParts).map(([part, selector]) => [part, { within: 'root', selector }]),
);

/** Components that a source renders by itself. */
const importedIn = (source: string) =>
  [...source.matchAll(/^import (?!type\b)[^;]+ from '[./\w]+\/(\w+)\/\w+';$/gm)].map(
    ([, name]) => name!,
  );

/** What stands around every article, with what it is made of. */
function everywhere(sources: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const add = (source: string) => {
    for (const name of importedIn(source)) {
      const own = sources.get(name);
      if (own === undefined || found.has(name)) continue;
      found.add(name);
      add(own);
    }
  };
  add(readFileSync(path.join(projectDir, 'src/app/document/PageBody.tsx'), 'utf8'));
  return found;
}

interface WrittenPage {
  title: string;
  href: string;
  source: string;
}

const writtenPages = (): WrittenPage[] =>
  readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(docs, file), 'utf8');
      const [, title = file] = /^title: (.+)$/m.exec(source) ?? [];
      return { title, href: pathnameOf(file, defaultBase), source };
    });

/** The facts about every component, by its name. */
export function componentFacts(): Record<string, ComponentFacts> {
  const names = readdirSync(components);
  const sources = new Map(names.map((name) => [name, sourcesOf(name)]));
  const chrome = everywhere(sources);
  const written = writtenPages();
  return Object.fromEntries(
    [...sources].map(([name, source]) => {
      const notation = notations[name] ?? new RegExp(`^ *<${name}\\b`, 'm');
      const pages = written.filter((page) => notation.test(page.source));
      return [
        name,
        {
          summary: summaryIn(source, name),
          tokens: [...new Set([...tokensIn(source), ...materialTokens(source)])].sort(),
          values: valuesIn(source),
          parts: name === 'ApiTable' ? apiTableSelectors : partsIn(source),
          isEverywhere: chrome.has(name),
          pages: pages.map(({ title, href }) => ({ title, href })),
        },
      ];
    }),
  );
}

/** Gives docs pages the facts about components as `virtual:component-facts`. */
export const componentFactsModule = (): Plugin => ({
  name: 'component-facts',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) =>
    wanted === `\0${id}` ? `export default ${JSON.stringify(componentFacts())};` : undefined,
});
