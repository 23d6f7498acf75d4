import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { demoNameOf, type Sources } from '../../../content/sources';
import { importedModules } from '../../../domain/code/sandboxProject';
import {
  defaultStyling,
  stylingFiles,
  type DemoStyling,
} from '../../../domain/content/demoStylings';
import { projectDir } from '../paths';
import { corePackage } from '../../../domain/code/documentedPackages';

/** Files of a demo, absolute, by the styling that they are written in. */
export type DemoFiles = Partial<Record<DemoStyling, string>>;

/** The files of the demos of a content folder, by name and styling. */
export function demoFiles(
  contentDir: string,
  { demos, stylings }: Pick<Sources, 'demos' | 'stylings'>,
): Record<string, DemoFiles> {
  return Object.fromEntries(
    demos.map((file) => {
      const others = Object.entries(stylingFiles(file)).flatMap(([other, styling]) =>
        stylings.includes(other) ? [[styling, path.join(contentDir, other)]] : [],
      );
      return [
        demoNameOf(file),
        {
          [defaultStyling]: path.join(contentDir, file),
          ...Object.fromEntries(others),
        } satisfies DemoFiles,
      ];
    }),
  );
}

const demosModule = 'virtual:demos';
const editableModule = 'virtual:editable';

/** Where `virtual:editable` seems to be: what it imports resolves as in a demo. */
const editableFile = path.join(projectDir, 'docs/demos/Editable.tsx');

const require = createRequire(import.meta.url);

/** A package and the folders that its main file exports: `@mui/material`, `@mui/material/Button`, … */
function modulesOf(name: string): string[] {
  const main = readFileSync(require.resolve(name), 'utf8');
  const folders = [...main.matchAll(/["']\.\/(\w+)(?:\/index\.js)?["']/g)];
  return [name, ...folders.map(([, folder]) => `${name}/${folder}`)];
}

/** The modules that an edited demo may import: of packages that pages document, and what demos import themselves. */
export function editableModules(demos: Readonly<Record<string, DemoFiles>>): string[] {
  const files = Object.values(demos).flatMap((versions) => Object.values(versions));
  return [
    ...new Set([
      'react',
      'react/jsx-runtime',
      ...['@mui/material', corePackage].flatMap(modulesOf),
      ...files.flatMap((file) => importedModules(readFileSync(file, 'utf8'))),
    ]),
  ].sort();
}

/**
 * `virtual:demos`: how to load each demo of a content folder, by name and styling. `virtual:editable`: how to load each
 * module that an edited demo may import, and the style sheets of the demos in Tailwind.
 */
export function demosPlugin(demos: () => Readonly<Record<string, DemoFiles>>): Plugin {
  return {
    name: 'docs-demos',
    resolveId(id) {
      if (id === demosModule) return `\0${demosModule}`;
      return id === editableModule || id.endsWith('/docs/demos/Editable.tsx')
        ? editableFile
        : undefined;
    },
    load(id) {
      const lazy = (from: string) => `() => import(${JSON.stringify(from)})`;
      const object = (entries: (readonly [string, string])[]) =>
        `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',\n')}}`;
      if (id === editableFile) {
        const modules = editableModules(demos()).map((name) => [name, lazy(name)] as const);
        const sheets = Object.values(demos()).flatMap(({ Tailwind: file }) =>
          file ? [[path.basename(file), lazy(`${file}.css`)] as const] : [],
        );
        return `export const modules = ${object(modules)};\nexport const sheets = ${object(sheets)};`;
      }
      if (id !== `\0${demosModule}`) return undefined;
      const loaders = (files: DemoFiles) =>
        object(Object.entries(files).map(([styling, file]) => [styling, lazy(file)]));
      return `export const demos = ${object(Object.entries(demos()).map(([name, files]) => [name, loaders(files)]))};`;
    },
  };
}

/**
 * Why a demo cannot be rendered on a server, in one sentence with its file and line, and the way out.
 * @param error with the name of the demo as its message and what was thrown as its cause
 */
export function serverFailure({ message: name, cause }: Error): string {
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
  // Where source maps name the file, whatever of it was bundled.
  const place = /[^\s(]*\/demos\/[^\s)]+?:\d+/.exec(stack)?.[0].replace(/^file:\/\//, '');
  return `${place ? `${place}: ` : ''}The demo ${name} cannot be rendered on a server: ${message}. Read what only a browser has in an effect, an event handler, or the client's snapshot of \`useSyncExternalStore\`; or write why it needs a browser in a line of its own: // Needs a browser: reason.`;
}
