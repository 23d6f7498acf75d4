import { hashOf } from '../engine/hash';
import { batches } from '../engine/Compiler';
import { markdownFile } from '../engine/markdownPage';
import type { RenderTask } from '../engine/renderTasks';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import type { PageRecord } from '../../content/PageRecord';
import { decoded } from '../../domain/navigation/canonicalPath';
import { codeFile, hasCode } from '../document/codeDocument';
import type { CommonContext, Section } from '../document/PageContext';
import type { OutputManifest } from './OutputManifest';

type PlannedPage = RenderTask['pages'][number] & {
  /** Hash of all that the page is made from. */
  renderKey: string;
  hasCode: boolean;
};

interface PlannedSection {
  sectionKey: string;
  pages: PlannedPage[];
}

/** The files of a page. */
const filesOf = ({ outFile, hasCode: isWithCode }: PlannedPage): string[] => [
  outFile,
  markdownFile(outFile),
  ...(isWithCode ? [codeFile(outFile)] : []),
];

/** Writes the pages of a site. */
export class PageWriter {
  /** The pages' files, by section. */
  readonly files = new Map<Section, string[]>();

  constructor(
    private readonly snapshot: SiteSnapshot,
    private readonly common: CommonContext,
    private readonly dir: string,
    private readonly manifest: OutputManifest,
  ) {}

  /** Renders the pages that changed and takes the others over; returns how many were rendered. */
  async write(step: (count: number) => void): Promise<number> {
    const tasks: Promise<void>[] = [];
    let rendered = 0;
    for (const [section, { sectionKey, pages }] of this.plan()) {
      const changed = pages.filter((page) => !this.takeOver(page));
      this.files.set(
        section,
        pages.map(({ outFile }) => outFile),
      );
      step(pages.length - changed.length);
      rendered += changed.length;
      for (const batch of batches(changed)) {
        const written = this.render(section, sectionKey, batch).then(() => {
          for (const page of batch)
            for (const file of filesOf(page)) this.manifest.wrote(file, page.renderKey, this.dir);
          step(batch.length);
        });
        tasks.push(written);
      }
    }
    await Promise.all(tasks);
    return rendered;
  }

  /** Writes pages without a source, by path. */
  async writeExtra(pages: Readonly<Record<string, PageRecord>>): Promise<void> {
    const section = this.snapshot.sections.fallback;
    const tasks = Object.entries(pages).map(([address, record]) => ({
      record,
      outFile: address.slice(1),
      own: { demos: {} },
    }));
    await this.render(section, hashOf(JSON.stringify(section)), tasks);
  }

  /** What each page is made from, by section. */
  private plan(): Map<Section, PlannedSection> {
    const { context, content, sections } = this.snapshot;
    const commonKey = hashOf(context.compiler.hash, JSON.stringify(this.common));
    const plan = new Map(
      [...sections.sections, sections.fallback].map((section): [Section, PlannedSection] => [
        section,
        { sectionKey: hashOf(JSON.stringify(section)), pages: [] },
      ]),
    );
    for (const { meta, key } of content.pages) {
      const { section, own } = this.snapshot.placeOf(meta);
      const { sectionKey, pages } = plan.get(section)!;
      pages.push({
        record: key,
        outFile: `${decoded(meta.pathname.slice(1))}index.html`,
        own,
        hasCode: hasCode(meta),
        renderKey: hashOf(commonKey, sectionKey, key, JSON.stringify(own)),
      });
    }
    return plan;
  }

  /** Reuses a page of the last output if it is unchanged. */
  private takeOver(planned: PlannedPage): boolean {
    return this.manifest.takeOver(filesOf(planned), planned.renderKey, this.dir);
  }

  private async render(section: Section, sectionKey: string, pages: RenderTask['pages']) {
    const { context, content } = this.snapshot;
    await context.compiler.run('renderPages', {
      recordsDir: content.recordsDir,
      outDir: this.dir,
      section,
      sectionKey,
      common: this.common,
      pages,
    });
  }
}
