import type { ReferenceStringKey } from '../../domain/strings/referenceStrings';
import { slug } from 'github-slugger';
import type { Difference } from '../../reference/records';
import { fieldName } from './apiRows';
import { codeText, PageWriter, type WrittenPage } from './PageWriter';
import type { ReferenceContext } from './ReferenceContext';

export const upgradePagePath = 'core/api/changes';

/** What happened, with the word by which its part of the page is known. */
const kinds = { added: 'new', changed: 'changed', removed: 'removed' } as const satisfies Record<
  Difference['kind'],
  string
>;

const groupKeys: Readonly<Record<string, ReferenceStringKey>> = {
  component: 'reference.group.component',
  prop: 'reference.group.prop',
  slot: 'reference.group.slot',
  class: 'reference.group.class',
  hook: 'reference.group.hook',
  method: 'reference.group.method',
  module: 'reference.group.module',
  export: 'reference.group.export',
  member: 'reference.group.member',
  type: 'reference.group.type',
  'Studio component': 'reference.group.studioComponent',
  property: 'reference.group.property',
  'Studio function': 'reference.group.studioFunction',
  'file schema': 'reference.group.fileSchema',
};

/** What differs is called so, with its anchor. */
function groupOf(context: ReferenceContext, of: string): { name: string; id: string } {
  const key = groupKeys[of];
  if (!key)
    throw new Error(
      `Differences of "${of}" have no name in the catalogue. Give them one in src/app/reference/upgradePage.ts.`,
    );
  const name = context.say(key);
  return { name, id: slug(name) };
}

const value = (context: ReferenceContext, text: string | undefined) =>
  text === undefined || text === ''
    ? context.say('reference.none')
    : codeText(text.replace(/\s+/g, ' '));

function entry(context: ReferenceContext, { name, parent, page, fields = [] }: Difference): string {
  const label = codeText(name);
  const item = page && context.hasPage(page) ? `[${label}](${context.href(page)})` : label;
  const details = fields.map(
    ({ field, from, to }) =>
      `${fieldName(context, field)} ${value(context, from)} → ${value(context, to)}`,
  );
  const whole = parent
    ? context.say('reference.partOf', { name: item, parent: codeText(parent) })
    : item;
  return `${whole}${details.length > 0 ? `: ${details.join('; ')}` : ''}`;
}

/** Every difference between the baseline and the documented version, by what happened and to what. */
export function upgradePage(context: ReferenceContext): WrittenPage {
  const { baseline, versions, differences } = context.reference;
  const { say } = context;
  const version = versions['@toolpad/core']!;
  const lead = say('reference.changesLead', { baseline, version });
  const writer = new PageWriter(
    `${upgradePagePath}.mdx`,
    say('reference.changesTitle', { version }),
    lead,
  ).add(lead);
  for (const kind of ['added', 'changed', 'removed'] as const) {
    const title = say(`reference.${kind}`);
    const found = differences.filter((difference) => difference.kind === kind);
    writer.heading(kinds[kind], title);
    if (found.length === 0) writer.add(say('reference.nothing'));
    for (const of of new Set(found.map((difference) => difference.of))) {
      const group = groupOf(context, of);
      writer
        .heading(
          `${kinds[kind]}-${group.id}`,
          say('reference.groupOf', { change: title, group: group.name }),
          3,
        )
        .list(
          found
            .filter((difference) => difference.of === of)
            .map((difference) => entry(context, difference)),
        );
    }
  }
  return writer.done();
}
