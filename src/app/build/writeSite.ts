import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageRecord } from '../../content/PageRecord';
import type { BrowserCode } from '../bundling/bundles';
import type { Section } from '../document/PageContext';
import { batches } from '../engine/Compiler';
import { hashOf } from '../engine/hash';
import { markdownFile } from '../engine/markdownPage';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import type { CommonContext, RenderTask } from '../engine/worker';
import { nginxHeaders, nginxServer } from '../nginxFiles';
import { allHosts, headerRules, headersFile, type ForeignHosts } from '../securityHeaders';
import { billOfMaterials } from './licenses/billOfMaterials';
import { checkLicenses } from './licenses/checkLicenses';
import { licensesPage } from './licenses/licensesPage';
import { readShippedPackages } from './licenses/shippedPackages';
import { OutputManifest } from './OutputManifest';
import { PageSheets } from './PageSheets';
import { projectDir } from './paths';
import { copyFolder, nextFolder } from './replaceFolder';
import { workerAddress, writeServiceWorker, type ServiceWorkerTask } from './writeServiceWorker';

export interface OutputOptions {
  /** Folder to write; replaced as a whole, and only when everything has succeeded. */
  outDir: string;
  /** Files to publish as they are, below the base. */
  publicDir?: string;
  /** Ready-made folders to publish beside the site, by their name in the output. */
  include?: Record<string, string>;
  /** Whether browsers may keep pages. */
  hasServiceWorker: boolean;
  /** Hosts of others that pages may ask. */
  vendors: readonly ForeignHosts[];
}

/** Writes the site beside the old one and puts it in its place when it is complete. */
export async function writeSite(
  snapshot: SiteSnapshot,
  code: BrowserCode,
  options: OutputOptions,
): Promise<void> {
  const { outDir } = options;
  const next = nextFolder(outDir);
  try {
    const manifest = new OutputManifest(
      path.join(snapshot.context.siteCacheDir, `written-${hashOf(outDir)}.json`),
      outDir,
    );
    await new SiteWriter(snapshot, code, options, next.dir, manifest).write();
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

interface PlannedSection {
  sectionKey: string;
  pages: PlannedPage[];
}

class SiteWriter {
  private readonly base: string;
  /** The pages' files, by section. */
  private readonly written = new Map<Section, string[]>();
  private readonly sheets: PageSheets;
  /** Hashes of what the pages are made from, by output file. */
  private readonly renderKeys = new Map<string, string>();

  constructor(
    private readonly snapshot: SiteSnapshot,
    private readonly code: BrowserCode,
    private readonly options: OutputOptions,
    private readonly dir: string,
    private readonly manifest: OutputManifest,
  ) {
    const { options: site, compiler } = snapshot.context;
    this.base = site.base;
    this.sheets = new PageSheets(compiler, code.client, manifest.rules);
  }

  async write() {
    const { snapshot, code, options, base, dir } = this;
    const { pages } = snapshot.content;
    this.copyFiles();
    const templates = await snapshot.adTemplates();
    if (templates) this.writeText(templates.address, templates.text);
    const { runtime } = code.client;
    const common = snapshot.commonContext(
      { runtime, ...(options.hasServiceWorker ? { serviceWorker: workerAddress(base) } : {}) },
      templates,
    );
    const stage = snapshot.context.options.progress.stage('HTML', pages.length);
    const rendered = await this.writePages(common, stage.step);
    await snapshot.pictures.publish(dir);
    await this.writeSystemPages(common);
    const styles = await this.writeSheets(templates?.css ?? '');
    for (const [address, text] of Object.entries(snapshot.files())) {
      const content = text();
      if (content !== undefined) this.writeText(address, content);
    }
    await this.writeHeaders(styles);
    writeServiceWorker({
      dir,
      base,
      code,
      pages: [...this.renderKeys.values(), ...styles],
      offline: options.hasServiceWorker ? this.offlineProducts(templates?.address) : undefined,
    });
    stage.done(
      `${pages.length} pages (${rendered} rendered, ${pages.length - rendered} unchanged)`,
    );
  }

  private writeText(address: string, text: string) {
    const name = address.endsWith('/') ? `${address}index.html` : address;
    const file = path.join(this.dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  private copyFiles() {
    const { publicDir, include = {} } = this.options;
    const below = path.join(this.dir, this.base);
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

  /** What each page is made from, by section. */
  private planPages(common: CommonContext): Map<Section, PlannedSection> {
    const { compiler } = this.snapshot.context;
    const { sections, fallback } = this.snapshot.sections;
    const commonKey = hashOf(compiler.hash, JSON.stringify(common));
    const plan = new Map(
      [...sections, fallback].map((section): [Section, PlannedSection] => [
        section,
        { sectionKey: hashOf(JSON.stringify(section)), pages: [] },
      ]),
    );
    for (const { meta, key } of this.snapshot.content.pages) {
      const { section, own } = this.snapshot.placeOf(meta);
      const { sectionKey, pages } = plan.get(section)!;
      pages.push({
        record: key,
        outFile: `${meta.pathname.slice(1)}index.html`,
        own,
        renderKey: hashOf(commonKey, sectionKey, key, JSON.stringify(own)),
      });
    }
    return plan;
  }

  /** Renders the pages that changed and takes the others over; returns how many were rendered. */
  private async writePages(
    common: RenderTask['common'],
    step: (count: number) => void,
  ): Promise<number> {
    const { recordsDir } = this.snapshot.content;
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
          this.snapshot.context.compiler.run('renderPages', task).then((result) => {
            this.sheets.addRendered(result);
            for (const { outFile, renderKey } of batch)
              this.manifest.wrote(markdownFile(outFile), renderKey, this.dir);
            step(batch.length);
          }),
        );
      }
    }
    await Promise.all(tasks);
    return rendered;
  }

  private async writeSystemPages(common: CommonContext) {
    const { base } = this;
    const { include = {}, hasServiceWorker } = this.options;
    const { compiler } = this.snapshot.context;
    const { addresses, demos, recordsDir } = this.snapshot.content;
    const workbench = 'workbench' in include ? '/workbench/' : undefined;
    const pages = {
      ...this.snapshot.systemPages(hasServiceWorker, workbench),
      [`${base}licenses/index.html`]: this.writeBillOfMaterials(),
    };
    const section = this.snapshot.sections.fallback;
    const result = await compiler.run('renderPages', {
      recordsDir,
      outDir: this.dir,
      section,
      sectionKey: hashOf(JSON.stringify(section)),
      common,
      pages: Object.entries(pages).map(([address, record]) => ({
        record,
        outFile: address.slice(1),
        own: { demos: {} },
      })),
    });
    this.sheets.addRendered(result);
    const documents = await compiler.run('documents', {
      redirects: addresses.redirects,
      demos: [...demos.keys()],
      base,
      frameAssets: this.code.frames,
    });
    for (const [address, html] of Object.entries(documents)) this.writeText(address, html);
  }

  /** Writes the list of what is in the output, for programs; returns the same as a page. */
  private writeBillOfMaterials(): PageRecord {
    const { client, frames, serviceWorker } = this.code;
    const bundles = [client, serviceWorker, ...(frames ? [frames] : [])];
    const packages = readShippedPackages(bundles.map(({ folder }) => folder));
    checkLicenses(packages);
    const folder = path.join(this.dir, this.base, 'licenses');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'sbom.cdx.json'),
      JSON.stringify(billOfMaterials(packages), null, 2),
    );
    const ownLicense = readFileSync(path.join(projectDir, 'LICENSE'), 'utf8').trim();
    return licensesPage(packages, ownLicense);
  }

  /** The products with the URLs of their pages, which can be downloaded to be read offline. */
  private offlineProducts(templates: string | undefined): ServiceWorkerTask['offline'] {
    const products = [...this.written].map(([{ product }, files]) => ({
      ...product,
      pages: files.map((file) => `/${file.slice(0, -'index.html'.length)}`),
    }));
    return { templates, products };
  }

  private async writeHeaders(styles: readonly string[]) {
    const { base } = this;
    const scripts = await this.snapshot.context.compiler.run('inlineScripts', base);
    const rules = headerRules({
      base,
      vendors: allHosts(...this.options.vendors),
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
const filesOf = (outFile: string) => [outFile, markdownFile(outFile)];

/** How a security policy names an inline script or style. */
const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
