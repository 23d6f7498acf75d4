import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageMeta, PageRecord } from '../../content/PageRecord';
import { referenceDocument } from '../../reference/document/referenceDocument';
import { referenceJsonSchema } from '../../reference/document/referenceSchema';
import type { Section, ShownDemo, SlotSettings } from '../document/SiteModel';
import { nginxHeaders, nginxServer } from '../nginxFiles';
import { allHosts, headerRules, headersFile } from '../securityHeaders';
import { manifestOf, writeAddresses } from './addresses/writeAddresses';
import type { AdTemplates } from '../../components/AdSlot/fillTemplate';
import { slotSettings } from '../slot/readAdvertising';
import { batches, type BuildContext } from './BuildContext';
import type { BrowserCode } from './bundles';
import { readChangeDates } from './discovery/changeDates';
import type { ListedPage } from './discovery/ListedPage';
import { listPages } from './discovery/listPages';
import { feedOf, writeLists } from './discovery/writeLists';
import { hashOf } from './hash';
import { billOfMaterials } from './licenses/billOfMaterials';
import { checkLicenses } from './licenses/checkLicenses';
import { licensesPage } from './licenses/licensesPage';
import { readShippedPackages } from './licenses/shippedPackages';
import { minified } from './minified';
import { OutputManifest } from './OutputManifest';
import { PageSheets } from './PageSheets';
import { Pictures } from './pictures/Pictures';
import type { Content } from './readContent';
import { projectDir } from './paths';
import { copyFolder, nextFolder } from './replaceFolder';
import { privacyOf } from './privacyOf';
import { siteModel, type SiteModel } from './siteModel';
import { twinOf } from './twinOf';
import { workerAddress, writeServiceWorker, type ServiceWorkerTask } from './writeServiceWorker';
import { runsOnCommunityGrid } from './licensedGridPlugin';
import type { RenderTask } from './worker';

/** Writes the site beside the old one and puts it in its place when it is complete. */
export async function writeSite(
  context: BuildContext,
  content: Content,
  code: BrowserCode,
): Promise<void> {
  const { outDir } = context.options;
  const next = nextFolder(outDir);
  try {
    const manifest = new OutputManifest(
      path.join(context.siteCacheDir, `written-${hashOf(outDir)}.json`),
      outDir,
    );
    await new SiteWriter(context, content, code, next.dir, manifest).write();
    next.swap();
    manifest.save();
  } catch (error) {
    next.discard();
    throw error;
  }
}

type PlannedPage = RenderTask['pages'][number] & {
  /** Hash of all that the page is made from. */
  renderKey: string;
};

class SiteWriter {
  private readonly model: SiteModel;
  /** Every page, by its address. */
  private readonly listed: Map<string, ListedPage>;
  private readonly pictures: Pictures;
  /** The pages' files, by section. */
  private readonly written = new Map<Section, string[]>();
  private readonly sheets: PageSheets;
  /** Hashes of what the pages are made from, by output file. */
  private readonly renderKeys = new Map<string, string>();

  constructor(
    private readonly context: BuildContext,
    private readonly content: Content,
    private readonly code: BrowserCode,
    private readonly dir: string,
    private readonly manifest: OutputManifest,
  ) {
    this.model = siteModel(content.menus, context.options.base);
    const metas = content.pages.map(({ meta }) => meta);
    this.listed = new Map(
      listPages(metas, this.model, this.changeOf()).map((page) => [page.pathname, page]),
    );
    this.pictures = new Pictures(context);
    this.sheets = new PageSheets(context, code.client, manifest.rules);
  }

  async write() {
    const { context, content, code } = this;
    const { base, progress } = context.options;
    this.copyFiles();
    const { slot, css: slotCss } = await this.writeAdTemplates();
    const { receiver } = context.analytics;
    const common: RenderTask['common'] = {
      base,
      products: this.model.products,
      runtime: code.client.runtime,
      ...(slot ? { slot } : {}),
      ...(receiver ? { analytics: receiver } : {}),
      ...(context.hasServiceWorker ? { serviceWorker: workerAddress(base) } : {}),
    };
    const privacy = privacyOf(base, content.pages, receiver, slot);
    if (privacy) common.privacy = privacy;
    if ([...this.listed.values()].some(({ changed }) => changed)) common.feed = feedOf(base);
    const stage = progress.stage('HTML', content.pages.length);
    const rendered = await this.writePages(common, stage.step);
    await this.pictures.publish(this.dir);
    await this.writeSystemPages(common);
    const styles = await this.writeSheets(slotCss);
    writeAddresses(
      this.dir,
      base,
      content.addresses,
      content.pages.map(({ meta }) => meta),
      this.listed,
    );
    writeLists(this.dir, base, [...this.listed.values()]);
    this.writeReferenceData();
    await this.writeHeaders(styles);
    writeServiceWorker({
      dir: this.dir,
      base,
      code,
      pages: [...this.renderKeys.values(), ...styles],
      offline: context.hasServiceWorker ? this.offlineProducts(slot) : undefined,
    });
    stage.done(
      `${content.pages.length} pages (${rendered} rendered, ${content.pages.length - rendered} unchanged)`,
    );
  }

  /** Last change of a page: of its text, or of a demo on it. */
  private changeOf() {
    const dates = readChangeDates(this.context.options.contentDir);
    return ({ file, demos }: PageMeta) =>
      [file, ...demos.map(({ name }) => this.content.demos.get(name)!.file)]
        .flatMap((source) => dates.get(source) ?? [])
        .sort()
        .at(-1);
  }

  private copyFiles() {
    const { base, publicDir, include = {} } = this.context.options;
    const below = path.join(this.dir, base);
    if (publicDir && existsSync(publicDir)) copyFolder(publicDir, below);
    for (const bundle of [this.code.client, this.code.frames])
      if (bundle) copyFolder(path.join(bundle.folder, 'assets'), path.join(below, 'assets'));
    for (const [name, folder] of Object.entries(include))
      copyFolder(folder, path.join(this.dir, name));
    // It stands in the pages.
    rmSync(path.join(below, this.code.client.stylesheet));
  }

  /** Completes the pages with their style sheets; returns these. */
  private async writeSheets(later: string): Promise<string[]> {
    const { written, sheets } = await this.sheets.write(this.dir, later);
    for (const [outFile, page] of written) {
      const key = this.renderKeys.get(outFile);
      if (key !== undefined) this.manifest.wrote(outFile, key, this.dir, page);
    }
    return sheets;
  }

  /** Writes what the advertising slot can show; undefined on a site without advertising. */
  private async writeAdTemplates(): Promise<{ slot?: SlotSettings; css: string }> {
    const { advertising, options } = this.context;
    if (!advertising.config.enabled) return { css: '' };
    const templates = await this.context.run('adTemplates', undefined);
    const css = minified(templates.css);
    const pieces = JSON.stringify({ ...templates, css } satisfies AdTemplates);
    const address = `${options.base}assets/pieces.${hashOf(pieces)}.json`;
    writeFileSync(path.join(this.dir, address), pieces);
    const slot = slotSettings(advertising, {
      base: options.base,
      pieces: address,
    });
    return { slot, css };
  }

  private frameOf = (demo: string) => `${this.context.options.base}frames/${demo}/`;

  private shownDemo(name: string): ShownDemo {
    const record = this.content.demos.get(name)!;
    const onCommunityGrid = runsOnCommunityGrid(record, this.context.licenseKey);
    return {
      record,
      frame: this.frameOf(name),
      ...(onCommunityGrid ? { onCommunityGrid } : {}),
    };
  }

  /** What each page is made from, by section. */
  private planPages(
    common: RenderTask['common'],
  ): Map<Section, { sectionKey: string; pages: PlannedPage[] }> {
    const { editFolder } = this.context.options;
    const commonKey = hashOf(this.context.worker.hash, JSON.stringify(common));
    const plan = new Map(
      [...this.model.sections, this.model.fallback].map((section) => [
        section,
        { sectionKey: hashOf(JSON.stringify(section)), pages: [] as PlannedPage[] },
      ]),
    );
    const authored = new Set(this.context.sources.pages);
    for (const { meta, key } of this.content.pages) {
      const { section, ...neighbors } = this.model.placeOf(meta);
      const { sectionKey, pages } = plan.get(section)!;
      const { title, product, changed } = this.listed.get(meta.pathname)!;
      const own: PlannedPage['own'] = {
        ...neighbors,
        picture: this.pictures.addressOf({ title, product }),
        ...this.movedFrom(meta),
        ...(changed ? { updated: changed.slice(0, 10) } : {}),
        demos: Object.fromEntries(meta.demos.map(({ name }) => [name, this.shownDemo(name)])),
        ...(editFolder === undefined || !authored.has(meta.file)
          ? {}
          : { editPath: `${editFolder}/${meta.file}` }),
      };
      pages.push({
        key,
        outFile: `${meta.pathname.slice(1)}index.html`,
        own,
        renderKey: hashOf(commonKey, sectionKey, key, JSON.stringify(own)),
      });
    }
    return plan;
  }

  /** Where anchors went that were once on a page. */
  private movedFrom({ pathname }: PageMeta): Pick<PlannedPage['own'], 'movedAnchors'> {
    const own = this.content.addresses.movedAnchors.filter((moved) => moved.pathname === pathname);
    if (own.length === 0) return {};
    const movedAnchors = own.map(({ anchor, to }) => {
      const [page, hash] = to.split('#');
      const target = this.content.pages.find(({ meta }) => meta.pathname === page)!.meta;
      return {
        anchor,
        href: to,
        title: target.headings.find(({ id }) => id === hash)?.title ?? target.title,
      };
    });
    return { movedAnchors };
  }

  /** Renders the pages that changed and takes the others over; returns how many were rendered. */
  private async writePages(
    common: RenderTask['common'],
    step: (count: number) => void,
  ): Promise<number> {
    const { recordsDir } = this.content;
    let rendered = 0;
    const tasks: Promise<void>[] = [];
    for (const [section, { sectionKey, pages }] of this.planPages(common)) {
      this.written.set(
        section,
        pages.map(({ outFile }) => outFile),
      );
      const changed = pages.filter(
        ({ outFile, renderKey }) =>
          !filesOf(outFile).every((file) => this.manifest.takeOver(file, renderKey, this.dir)),
      );
      for (const { outFile, renderKey } of pages) {
        this.renderKeys.set(outFile, renderKey);
        const page = this.manifest.pageOf(outFile);
        if (page) this.sheets.add(outFile, page);
      }
      step(pages.length - changed.length);
      rendered += changed.length;
      for (const batch of batches(changed)) {
        const task: RenderTask = {
          recordsDir,
          outDir: this.dir,
          section,
          sectionKey,
          common,
          pages: batch,
        };
        tasks.push(
          this.context.run('renderPages', task).then((result) => {
            this.sheets.addRendered(result);
            for (const { outFile, renderKey } of batch)
              this.manifest.wrote(twinOf(outFile), renderKey, this.dir);
            step(batch.length);
          }),
        );
      }
    }
    await Promise.all(tasks);
    return rendered;
  }

  private async writeSystemPages(common: RenderTask['common']) {
    const { include = {} } = this.context.options;
    const demos = [...this.content.demos.keys()];
    const result = await this.context.run('renderSystemPages', {
      outDir: this.dir,
      section: this.model.fallback,
      common,
      addresses: manifestOf(common.base),
      redirects: this.content.addresses.redirects,
      frames: demos.map((demo) => ({ demo, outFile: `${this.frameOf(demo).slice(1)}index.html` })),
      frameAssets: this.code.frames && {
        script: this.code.frames.script,
        stylesheets: this.code.frames.stylesheets,
      },
      licenses: this.writeBillOfMaterials(),
      workbench: 'workbench' in include ? '/workbench/' : undefined,
    });
    this.sheets.addRendered(result);
  }

  /** Writes the list of what is in the output, for programs; returns the same as a page. */
  private writeBillOfMaterials(): PageRecord {
    const { client, frames, serviceWorker } = this.code;
    const bundles = [client, serviceWorker, ...(frames ? [frames] : [])];
    const packages = readShippedPackages(bundles.map(({ folder }) => folder));
    checkLicenses(packages);
    const folder = path.join(this.dir, this.context.options.base, 'licenses');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'sbom.cdx.json'),
      JSON.stringify(billOfMaterials(packages), null, 2),
    );
    const ownLicense = readFileSync(path.join(projectDir, 'LICENSE'), 'utf8').trim();
    return licensesPage(packages, ownLicense);
  }

  /** The products with the URLs of their pages, which can be downloaded to be read offline. */
  private offlineProducts(slot: RenderTask['common']['slot']): ServiceWorkerTask['offline'] {
    const products = [...this.written].map(([{ product }, files]) => ({
      ...product,
      pages: files.map((file) => `/${file.slice(0, -'index.html'.length)}`),
    }));
    return { templates: slot?.pieces, products };
  }

  /** The records for programs: the same facts as one document, with its schema. */
  private writeReferenceData() {
    const { reference } = this.content;
    if (!reference) return;
    const { base } = this.context.options;
    const folder = path.join(this.dir, base, 'core/api');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'index.json'),
      JSON.stringify(referenceDocument(reference.records, base, `${base}core/api/schema.json`)),
    );
    writeFileSync(path.join(folder, 'schema.json'), JSON.stringify(referenceJsonSchema(), null, 2));
  }

  private async writeHeaders(styles: readonly string[]) {
    const { base } = this.context.options;
    const scripts = await this.context.run('inlineScripts', base);
    const rules = headerRules({
      base,
      vendors: allHosts(this.context.advertising.hosts, this.context.analytics.hosts),
      scriptHashes: scripts.map(policyHash),
      styleHashes: styles.map(policyHash).sort(),
    });
    writeFileSync(path.join(this.dir, '_headers'), headersFile(rules));
    writeFileSync(path.join(this.dir, 'headers.nginx.conf'), nginxHeaders(rules));
    writeFileSync(path.join(this.dir, 'server.nginx.conf'), nginxServer(rules));
    writeFileSync(path.join(this.dir, 'headers.json'), JSON.stringify(rules, null, 2));
  }
}

/** What a page is written to. */
const filesOf = (outFile: string) => [outFile, twinOf(outFile)];

/** How a security policy names an inline script or style. */
const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
