import { groupBy } from '../../domain/groupBy';
import { decoded } from '../../domain/navigation/canonicalPath';
import type { PageRecord } from '../../content/PageRecord';
import type { CommonContext, Section } from '../document/PageContext';
import { batches } from '../engine/Compiler';
import { hashOf } from '../engine/hash';
import type { RenderTask } from '../engine/renderTasks';
import type { SiteSnapshot } from '../engine/SiteSnapshot';

interface Output {
  snapshot: SiteSnapshot;
  common: CommonContext;
  /** Folder of the site. */
  dir: string;
}

/**
 * Renders and writes the pages of a site.
 * @param step called with the number of pages that were written
 */
export async function writePages(output: Output, step: (count: number) => void): Promise<void> {
  const { snapshot } = output;
  const placed = snapshot.content.pages.map(({ meta, key }) => {
    const { section, own } = snapshot.placeOf(meta);
    const outFile = `${decoded(meta.pathname.slice(1))}index.html`;
    return { section, page: { record: key, outFile, own } };
  });
  const tasks = [...groupBy(placed, ({ section }) => section)].flatMap(([section, all]) =>
    batches(all.map(({ page }) => page)).map(async (batch) => {
      await render(output, section, batch);
      step(batch.length);
    }),
  );
  await Promise.all(tasks);
}

/** Writes pages without a source, by path. */
export function writeExtraPages(
  output: Output,
  pages: Readonly<Record<string, PageRecord>>,
): Promise<void> {
  const tasks = Object.entries(pages).map(([address, record]) => ({
    record,
    outFile: address.slice(1),
    own: { demos: {} },
  }));
  return render(output, output.snapshot.sections.fallback, tasks);
}

function render({ snapshot, common, dir }: Output, section: Section, pages: RenderTask['pages']) {
  const { context, content } = snapshot;
  return context.compiler.run('renderPages', {
    recordsDir: content.recordsDir,
    outDir: dir,
    section,
    sectionKey: hashOf(JSON.stringify(section)),
    common,
    pages,
  });
}
