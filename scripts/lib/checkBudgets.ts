import { sizeBudgets } from '../budgets';
import type { BuiltPage } from './builtPages';
import { measurePage, type PageSizes } from './measurePage';

export interface Overrun {
  address: string;
  measure: keyof PageSizes;
  bytes: number;
  budget: number;
}

export interface BudgetReport {
  overruns: Overrun[];
  /** The heaviest page of each measure. */
  heaviest: Record<keyof PageSizes, { address: string; bytes: number }>;
}

/** Weighs every page against the budgets. */
export function checkBudgets(folder: string, pages: readonly BuiltPage[]): BudgetReport {
  const nothing = { address: '', bytes: 0 };
  const report: BudgetReport = { overruns: [], heaviest: { html: nothing, css: nothing, javascript: nothing } };
  for (const page of pages) {
    const sizes = measurePage(folder, page);
    for (const measure of ['html', 'css', 'javascript'] as const) {
      const bytes = sizes[measure];
      const budget = budgetOf(measure, page);
      if (bytes > budget) report.overruns.push({ address: page.address, measure, bytes, budget });
      if (bytes > report.heaviest[measure].bytes) report.heaviest[measure] = { address: page.address, bytes };
    }
  }
  return report;
}

const isReference = (address: string) => /\/(api|reference)\//.test(address);

const demosOf = (html: string) => html.split('data-demo-frame=').length - 1;

function budgetOf(measure: keyof PageSizes, { address, html }: BuiltPage): number {
  if (measure !== 'html') return sizeBudgets[measure];
  return isReference(address) ? sizeBudgets.referenceHtml : sizeBudgets.html + demosOf(html) * sizeBudgets.demoHtml;
}
