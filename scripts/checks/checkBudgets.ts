import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceWorkerMeta } from '../../src/app/offline/workerPath';
import { pageBudgets, shortPageWords, sizeBudgets } from '../budgets';
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
      document: nothing,
      javascript: nothing,
      serviceWorker: nothing,
      islands: nothing,
      font: nothing,
    },
  };
  for (const page of pages) {
    const sizes = measurePage(folder, page);
    note(report, {
      address: page.address,
      measure: 'document',
      bytes: sizes.document,
      budget: isShort(page) ? pageBudgets.shortDocument : pageBudgets.document,
    });
    note(report, {
      address: page.address,
      measure: 'javascript',
      bytes: sizes.javascript,
      budget: pageBudgets.javascript,
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

function isShort({ html }: BuiltPage): boolean {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
  return text.trim().split(/\s+/).length <= shortPageWords;
}
