import type { Difference } from '../../domain/reference/Reference';
import { codeText, PageWriter, type WrittenPage } from './PageWriter';
import type { ReferenceContext } from './ReferenceContext';

export const upgradePagePath = 'core/api/changes';

const kinds: readonly (readonly [Difference['kind'], string])[] = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
];

const plurals: Record<string, string> = { class: 'Classes', property: 'Properties', 'Studio property': 'Studio properties' };

function groupName(of: string): string {
  return plurals[of] ?? `${of.charAt(0).toUpperCase()}${of.slice(1)}s`;
}

const value = (text: string | undefined) => (text === undefined || text === '' ? 'none' : codeText(text.replace(/\s+/g, ' ')));

function entry(context: ReferenceContext, { name, parent, page, fields = [] }: Difference): string {
  const label = codeText(name);
  const item = page && context.hasPage(page) ? `[${label}](${context.href(page)})` : label;
  const details = fields.map(({ field, from, to }) => `${field} ${value(from)} → ${value(to)}`);
  return `${item}${parent ? ` of ${codeText(parent)}` : ''}${details.length > 0 ? `: ${details.join('; ')}` : ''}`;
}

/** Every difference between the baseline and the documented version, by what happened and to what. */
export function upgradePage(context: ReferenceContext): WrittenPage {
  const { baseline, versions, differences } = context.reference;
  const version = versions['@toolpad/core']!;
  const lead = `Every difference of the API between ${baseline} and ${version}: found by reading both packages, not by hand.`;
  const writer = new PageWriter(`${upgradePagePath}.mdx`, `What is new in ${version}`, lead).add(lead);
  for (const [kind, title] of kinds) {
    const found = differences.filter((difference) => difference.kind === kind);
    writer.add(`## ${title}`);
    if (found.length === 0) writer.add('Nothing.');
    for (const of of new Set(found.map((difference) => difference.of))) {
      writer.add(`### ${title}: ${groupName(of).toLowerCase()}`).list(found.filter((difference) => difference.of === of).map((difference) => entry(context, difference)));
    }
  }
  return writer.done();
}
