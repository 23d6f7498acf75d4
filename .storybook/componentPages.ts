import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { SitePage } from './addons/canvas/sitePage';
import { projectDir } from '../src/app/build/paths';
import { readRecord } from '../src/app/build/engine/ContentCache';
import type { SiteSnapshot } from '../src/app/build/engine/SiteSnapshot';
import {
  apiSectionId,
  type Block,
  type PageMeta,
  type PageRecord,
} from '../src/content/PageRecord';
import type { ComponentName } from '../src/content/registry';
import { footId } from '../src/domain/content/layouts';
import { demoTitle } from './contentStories';

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

/** A component or a demo on a page, and the anchor of it or of the section around it; none at the top of the page. */
type Place = readonly [name: string, anchor: string];

/** What a page shows, in its order. */
function placesOn(blocks: PageRecord['blocks']): Place[] {
  let [section, scenes] = ['', 0];
  const visit = (block: string | Block, tab?: string): Place[] => {
    if (typeof block === 'string') return [];
    if (block.kind !== 'component') {
      if (/^h[23]$/.test(block.tag)) section = String(block.attributes['id'] ?? section);
      return block.kind === 'html' ? [] : block.children.flatMap((child) => visit(child));
    }
    const { name, props, children } = block;
    const demo = { Demo: props['name'], Playground: props['name'], Scene: props['demo'] }[name];
    const anchor = (name === 'Scene' ? tab : demo) ?? section;
    if (name === 'Scenes') scenes += 1;
    // One scene has no tab.
    const hasTabs = name === 'Scenes' && children.length > 1;
    const shown = [
      ...(shownWith[name as ComponentName] ?? [name]),
      ...(props['illustration'] ? ['Illustration'] : []),
      ...(demo ? [String(demo)] : []),
    ];
    return [
      ...shown.map((one): Place => [one, String(anchor)]),
      ...children.flatMap((child, index) =>
        visit(child, hasTabs ? `scenes-${scenes}-${index}` : undefined),
      ),
    ];
  };
  return blocks.flatMap((block) => visit(block));
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

/** Where a page has those of them that are not at its top. */
const endOfPage: Readonly<Record<string, string>> = {
  BackToTop: footId,
  Feedback: footId,
  PrevNext: footId,
  RelatedPages: footId,
  SiteFooter: footId,
};

const linkTo = ({ title, pathname }: PageMeta, anchor = ''): SitePage => ({
  title,
  href: anchor ? `${pathname}#${anchor}` : pathname,
});

/**
 * The places of the site that show each component, by its name, and each demo, by the title of its story: one for each
 * written page. What every page has gets one, on a page with a demo if any.
 */
export function componentPages({ content }: SiteSnapshot): Record<string, SitePage[]> {
  const pages: Record<string, SitePage[]> = {};
  for (const { meta, key } of content.pages) {
    const record = readRecord(content.recordsDir, key);
    // A generated page has none.
    if (!('sections' in record)) continue;
    const places = placesOn(record.blocks);
    if (meta.components) places.push(['ApiTable', apiSectionId], ['ImportRow', '']);
    // Of several on a page, the first.
    for (const [name, anchor] of new Map(places.reverse())) {
      const file = content.demos.get(name)?.file;
      const own = (pages[file === undefined ? name : demoTitle(file.replace(/\.tsx$/, ''))] ??= []);
      // The page that a demo belongs to comes before others that show it.
      const isOwnPage = file?.startsWith(meta.file.replace(/page\.mdx?$/, 'demos/'));
      own[isOwnPage ? 'unshift' : 'push'](linkTo(meta, anchor));
    }
  }
  const { meta } = content.pages.find(({ meta }) => meta.demos.length > 0) ?? content.pages[0]!;
  for (const name of onEveryPage())
    pages[name] ??= [linkTo(meta, name === 'Ad' ? meta.demos[0]?.name : endOfPage[name])];
  return pages;
}
