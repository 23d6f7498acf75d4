import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceWorkerMeta } from '../../src/app/serviceWorker';
import { gzipped, measurePage } from '../browser/measurePage';
import { pageBudgets, shortPageWords, sizeBudgets } from '../budgets';
import { fileAt, tagsOf, type BuiltPage } from './builtPages';

/** What a page or a file weighs, and may weigh, in bytes. */
export interface Weight {
  address: string;
  measure: string;
  bytes: number;
  budget: number;
}

/** Assets with a budget of their own. */
const assetFiles = {
  islands: /^islands\..*js$/,
  font: /^(inter|jetbrains-mono)-.*\.woff2$/,
} as const;

/** Weighs every page, the service worker they reference, the code of islands and text fonts. */
export function weighPages(folder: string, pages: readonly BuiltPage[]): Weight[] {
  const fileWeight = (measure: keyof typeof sizeBudgets, address: string): Weight => {
    const file = fileAt(folder, address);
    if (file === undefined)
      throw new Error(`The pages name the service worker ${address}, which was not built.`);
    return { address, measure, bytes: gzipped(readFileSync(file)), budget: sizeBudgets[measure] };
  };
  const workers = new Set(pages.flatMap(serviceWorkerOf));
  return [
    ...pages.flatMap((page) => {
      const { address } = page;
      const { document, javascript } = measurePage(folder, page);
      const budget = isShort(page) ? pageBudgets.shortDocument : pageBudgets.document;
      return [
        { address, measure: 'document', bytes: document, budget },
        { address, measure: 'javascript', bytes: javascript, budget: pageBudgets.javascript },
      ];
    }),
    ...[...workers].map((address) => fileWeight('serviceWorker', address)),
    ...(['islands', 'font'] as const).flatMap((measure) =>
      assetsOf(folder, pages, assetFiles[measure]).map((address) => fileWeight(measure, address)),
    ),
  ];
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

const serviceWorkerOf = ({ html }: BuiltPage) =>
  tagsOf(html, 'meta').flatMap(({ name, content = '' }) =>
    name === serviceWorkerMeta ? new URL(content).pathname : [],
  );

function isShort({ html }: BuiltPage): boolean {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
  return text.trim().split(/\s+/).length <= shortPageWords;
}
