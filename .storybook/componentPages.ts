import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultContentDir } from '../src/app/build/paths';
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

/** The written pages that contain each component, by its name. */
function componentPages() {
  const pages = readPages();
  const pagesOf = (name: string) => {
    const notation = notations[name] ?? new RegExp(`^ *<${name}\\b`, 'm');
    return pages
      .filter(({ source }) => notation.test(source))
      .map(({ title, href }) => ({ title, href }));
  };
  const components = readdirSync(path.join(import.meta.dirname, '../src/components'));
  return Object.fromEntries(components.map((name) => [name, pagesOf(name)]));
}

/** Gives docs pages `virtual:component-pages`. */
export const componentPagesModule = (): Plugin => ({
  name: 'component-pages',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) =>
    wanted === `\0${id}` ? `export default ${JSON.stringify(componentPages())};` : undefined,
});
