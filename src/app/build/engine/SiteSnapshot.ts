import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageMeta } from '../../../content/PageRecord';
import { compareProblems, type Problem } from '../../../content/Problem';
import { checkFileLinks } from '../../../content/checkSite';
import { decoded } from '../../../domain/navigation/canonicalPath';
import { PageContextFactory, type ReadSite } from './PageContextFactory';
import type { SiteContext } from './SiteContext';
import { GeneratedFiles } from './GeneratedFiles';
import { readChangeDates, listPages, type ListedPage } from './discovery/listPages';
import type { Content } from './readContent';
import { menuSections, type MenuSections } from './menuSections';

/** A site as it was read once: every page with what it shows, and the files beside the pages. */
export class SiteSnapshot implements ReadSite {
  readonly sections: MenuSections;
  readonly listed: ReadonlyMap<string, ListedPage>;
  readonly generated: ReadonlySet<string>;
  readonly pageContexts: PageContextFactory;
  readonly files: GeneratedFiles;
  /** Files of the images beside pages, by path. */
  readonly images: ReadonlyMap<string, string>;
  /** Sorted by file and line. */
  readonly problems: readonly Problem[];

  constructor(
    readonly context: SiteContext,
    readonly content: Content,
  ) {
    const metas = content.pages.map(({ meta }) => meta);
    this.images = new Map(
      metas
        .flatMap(({ images = {} }) => Object.values(images))
        .map(({ address, file }) => [address, path.join(context.options.contentDir, file)]),
    );
    const answers = new Map([
      ...content.addresses.redirects.map(({ from, to }) => [from, to] as const),
      ...metas.map(({ pathname }) => [pathname, pathname] as const),
    ]);
    this.sections = menuSections(
      content.menus,
      content.settings,
      context.options.base,
      (pathname) => answers.get(pathname),
    );
    this.listed = new Map(
      listPages(metas, this.sections, content.settings.name, this.changeOf()).map((page) => [
        page.pathname,
        page,
      ]),
    );
    this.generated = content.reference?.addresses ?? new Set();
    this.pageContexts = new PageContextFactory(this);
    this.files = new GeneratedFiles(this);
    this.problems = [
      ...content.problems,
      ...checkFileLinks({ pages: metas, display: context.display }, (address) =>
        this.hasFile(address),
      ),
    ].sort(compareProblems);
  }

  private hasFile(address: string): boolean {
    const { base, publicDir } = this.context.options;
    const file = publicDir && path.join(publicDir, decoded(address.slice(base.length)));
    return (
      address in this.files.byAddress() ||
      this.files.fullTexts.some(({ href }) => href === address) ||
      (file !== undefined && existsSync(file))
    );
  }

  /** Last change of a page: of its text, or of a demo on it. */
  private changeOf() {
    const { memory, options } = this.context;
    const dates = (memory.changeDates ??= readChangeDates(options.contentDir));
    return ({ file, demos }: PageMeta) =>
      [file, ...demos.flatMap(({ name }) => this.content.demos.get(name)?.file ?? [])]
        .flatMap((source) => dates.get(source) ?? [])
        .sort()
        .at(-1);
  }
}
