import type { Debt } from './tokenReading.ts';

/** The committed number of values without a token, by component. It only gets smaller. */
export const debtFile = 'tests/workbench/tokenDebt.json';

/** Whether a title is of a component. Others show other products, samples, or what components already have. */
export const hasFigure = (title: string) => !/^(Demos|Foundations|Kit|Pages)\//.test(title);

/** Fails a story with another number of values without a token than the file has. */
export function checkDebt(title: string, debts: readonly Debt[], allowed = 0): void {
  if (debts.length === allowed) return;
  const list = debts.map(
    ({ property, value, declared, label }) => `  ${label}: ${property} ${declared || value}`,
  );
  throw new Error(
    debts.length < allowed
      ? `Fewer values of ${title} have no token. Lower its figure in ${debtFile} from ${allowed} to ${debts.length}.`
      : `${debts.length} values of ${title} have no token, and ${debtFile} allows ${allowed}. Use a variable of the theme for what is new of:\n${list.join('\n')}`,
  );
}
