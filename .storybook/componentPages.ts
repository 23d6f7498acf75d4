import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultContentDir, projectDir } from '../src/app/build/paths';
import { componentPagesFile } from './addons/canvas/sitePage';
import { defaultBase } from '../scripts/defaultBase';
import { pathnameOf } from '../src/content/pathnameOf';

const id = 'virtual:component-pages';

/** Components that Markdown has a notation for, or another name. */
const notations: Readonly<Record<string, RegExp>> = {
  Callout: /^:::\w/m,
  CodeBlock: /^ *```/m,
  CopyButton: /^ *```/m,
  CodeVariantSwitcher: /^ *```tsx/m,
  DemoFrame: /^<Demo\b/m,
  Legend: /^<(Diagram|Picture)\b/m,
  Illustration: /\billustration="/,
  PrivacyReport: /^<(PrivacySwitch|ActivityLog)\b/m,
  ApiTable: /^components:/m,
  ImportRow: /^components:/m,
};

const readPages = () =>
  readdirSync(defaultContentDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(defaultContentDir, file), 'utf8');
      const [, title = file] = /^title: (.+)$/m.exec(source) ?? [];
      return { title, href: pathnameOf(file, defaultBase), source };
    });

/** Components that every page has: what its document and the shell around it import. */
function onEveryPage(): Set<string> {
  const shell = path.join(projectDir, 'src/components/PageShell');
  const files = readdirSync(shell).map((file) => path.join(shell, file));
  const sources = [...files, path.join(projectDir, 'src/app/build/document/renderPage.tsx')]
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const imports = sources.matchAll(/from '(?:\.\.|.*\/components)\/([A-Z]\w+)\//g);
  return new Set(['PageShell', ...[...imports].map(([, name]) => name!)]);
}

const hasDemo = ({ source }: { source: string }) => notations.DemoFrame!.test(source);

/** The written pages that contain each component, by its name. What every page has gets one, with a demo. */
function componentPages() {
  const pages = readPages();
  const everywhere = onEveryPage();
  const pagesOf = (name: string) => {
    const notation = notations[name] ?? new RegExp(`^ *<${name}\\b`, 'm');
    const written = pages.filter(({ source }) => notation.test(source));
    const found =
      written.length === 0 && everywhere.has(name) ? pages.filter(hasDemo).slice(0, 1) : written;
    return found.map(({ title, href }) => ({ title, href }));
  };
  const components = readdirSync(path.join(import.meta.dirname, '../src/components'));
  return Object.fromEntries(components.map((name) => [name, pagesOf(name)]));
}

/** The first page of each component that has one. */
const firstPages = () =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(componentPages()).flatMap(([name, [page]]) => (page ? [[name, page]] : [])),
    ),
  );

/** Gives docs pages `virtual:component-pages`, and the manager the first of each component as a file. */
export const componentPagesModule = (): Plugin => ({
  name: 'component-pages',
  configureServer({ middlewares }) {
    middlewares.use(`/${componentPagesFile}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(firstPages());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: componentPagesFile, source: firstPages() });
  },
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) =>
    wanted === `\0${id}` ? `export default ${JSON.stringify(componentPages())};` : undefined,
});
