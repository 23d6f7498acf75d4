import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceWorkerMeta } from '../../src/app/offline/workerPath';
import { pageBudgets, sizeBudgets, type PageKind } from '../budgets';
import { fileAt, tagsOf, type BuiltPage } from './builtPages';
import { gzipped, measurePage, type PageSizes } from '../browser/measurePage';

type Measure = keyof PageSizes | 'serviceWorker' | keyof typeof assetFiles;

export interface Overrun {
  address: string;
  measure: Measure;
  bytes: number;
  budget: number;
}

export interface BudgetReport {
  overruns: Overrun[];
  /** The heaviest page, or file, of each measure. */
  heaviest: Record<Measure, { address: string; bytes: number }>;
}

/** Assets with a budget of their own. */
const assetFiles = {
  islands: /^islands\..*js$/,
  font: /^(inter|jetbrains-mono)-.*\.woff2$/,
} as const;

/** Compares every page, the service worker they reference, the code of islands and text fonts with the budgets. */
export function checkBudgets(folder: string, pages: readonly BuiltPage[]): BudgetReport {
  const nothing = { address: '', bytes: 0 };
  const report: BudgetReport = {
    overruns: [],
    heaviest: {
      html: nothing,
      css: nothing,
      javascript: nothing,
      document: nothing,
      serviceWorker: nothing,
      islands: nothing,
      font: nothing,
    },
  };
  for (const page of pages) {
    const sizes = measurePage(folder, page);
    for (const measure of ['document', 'html', 'css', 'javascript'] as const)
      note(report, {
        address: page.address,
        measure,
        bytes: sizes[measure],
        budget: budgetOf(measure, page),
      });
  }
  for (const address of new Set(pages.flatMap(serviceWorkerOf))) {
    const file = fileAt(folder, address);
    if (file === undefined)
      throw new Error(`The pages name the service worker ${address}, which was not built.`);
    note(report, {
      address,
      measure: 'serviceWorker',
      bytes: gzipped(readFileSync(file)),
      budget: sizeBudgets.serviceWorker,
    });
  }
  for (const measure of ['islands', 'font'] as const)
    for (const address of assetsOf(folder, pages, assetFiles[measure]))
      note(report, {
        address,
        measure,
        bytes: gzipped(readFileSync(path.join(folder, address))),
        budget: sizeBudgets[measure],
      });
  return report;
}

/** Addresses of files with a matching name in the assets of the base path. */
function assetsOf(folder: string, pages: readonly BuiltPage[], name: RegExp): string[] {
  const bases = new Set(pages.map(({ address }) => address.split('/')[1] ?? ''));
  return [...bases].flatMap((base) => {
    const assets = path.join(folder, base, 'assets');
    const files = existsSync(assets) ? readdirSync(assets) : [];
    return files
      .filter((file) => name.test(file))
      .map((file) => `/${path.posix.join(base, 'assets', file)}`);
  });
}

function note({ overruns, heaviest }: BudgetReport, figure: Overrun) {
  const { measure, bytes, budget } = figure;
  if (bytes > budget) overruns.push(figure);
  if (bytes > heaviest[measure].bytes) heaviest[measure] = figure;
}

const serviceWorkerOf = ({ html }: BuiltPage) =>
  tagsOf(html, 'meta').flatMap(({ name, content = '' }) =>
    name === serviceWorkerMeta ? new URL(content).pathname : [],
  );

const demosOf = (html: string) => html.split('data-demo-frame=').length - 1;

const diagramsOf = (html: string) => html.split('data-layout="wide"').length - 1;

/** Versions in JavaScript of blocks of code. */
const javaScriptsOf = (html: string) => html.split(' data-code="" data-variant="JS"').length - 1;

/** Those of demos are part of the demo. */
const codeBlocksOf = (html: string) =>
  html.split(' data-code=""').length - 1 - demosOf(html) - javaScriptsOf(html);

/** Kind of a page, by which it has its budget. */
function kindOf({ address, html }: BuiltPage): PageKind {
  if (/\/(api|reference)\//.test(address)) return 'reference';
  if (html.includes(' data-home="')) return 'home';
  return demosOf(html) > 0 ? 'demos' : 'text';
}

function budgetOf(measure: keyof PageSizes, page: BuiltPage): number {
  if (measure === 'document') return sizeBudgets.document;
  const budget = pageBudgets[kindOf(page)][measure];
  if (measure !== 'html') return budget;
  const { codeHtml, javaScriptHtml, demoHtml, diagramHtml } = sizeBudgets;
  return (
    budget +
    codeBlocksOf(page.html) * codeHtml +
    javaScriptsOf(page.html) * javaScriptHtml +
    demosOf(page.html) * demoHtml +
    diagramsOf(page.html) * diagramHtml
  );
}
