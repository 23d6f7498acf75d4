import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { SitePage } from './addons/canvas/sitePage';
import { projectDir } from '../src/app/build/paths';
import { readRecord } from '../src/app/build/engine/ContentCache';
import type { SiteSnapshot } from '../src/app/build/engine/SiteSnapshot';
import type { Block, PageMeta } from '../src/content/PageRecord';
import type { ComponentName } from '../src/content/registry';

const folder = path.join(projectDir, 'src/components');

/** What shows a component of pages, where that is not the component of its name alone. */
const shownWith: Partial<Record<ComponentName, readonly string[]>> = {
  ActivityLog: ['PrivacyReport'],
  CodeBlock: ['CodeBlock', 'CopyButton'],
  Demo: ['DemoFrame', 'CodeVariantSwitcher'],
  Diagram: ['Diagram', 'Legend'],
  Picture: ['Picture', 'Legend'],
  PrivacySwitch: ['PrivacyReport'],
};

function componentsIn(block: string | Block): readonly string[] {
  if (typeof block === 'string' || block.kind === 'html') return [];
  const inside = block.children.flatMap(componentsIn);
  if (block.kind === 'element') return inside;
  const { name, props } = block;
  return [
    ...(shownWith[name as ComponentName] ?? [name]),
    ...(props['illustration'] ? ['Illustration'] : []),
    ...inside,
  ];
}

/** Components that every page has: what its document and the shell around it import. */
const onEveryPage = () =>
  [...readdirSync(path.join(folder, 'PageShell')), '../../app/build/document/renderPage.tsx']
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, 'PageShell', file))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, 'utf8'))
        .importedFiles.map(({ fileName }) =>
          path.relative(folder, path.join(file, '..', fileName)),
        ),
    )
    .filter((file) => !file.startsWith('..'))
    .map((file) => file.split(path.sep)[0]!);

const linkTo = ({ title, pathname }: PageMeta): SitePage => ({ title, href: pathname });

/** The written pages that contain each component, by its name. What every page has gets one, with a demo if any. */
export function componentPages({ content }: SiteSnapshot): Record<string, SitePage[]> {
  const pages: Record<string, SitePage[]> = {};
  for (const { meta, key } of content.pages) {
    const record = readRecord(content.recordsDir, key);
    // A generated page has none.
    if (!('sections' in record)) continue;
    const shown = record.blocks.flatMap(componentsIn);
    if (meta.components) shown.push('ApiTable', 'ImportRow');
    for (const name of new Set(shown)) (pages[name] ??= []).push(linkTo(meta));
  }
  const [shown] = pages['DemoFrame'] ?? content.pages.map(({ meta }) => linkTo(meta));
  for (const name of onEveryPage()) pages[name] ??= [shown!];
  return pages;
}
