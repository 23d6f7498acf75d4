import type { ReferenceStringKey } from '../../domain/strings/referenceStrings';
import { slug } from 'github-slugger';
import type { VersionChanges } from '../../reference/diff/readHistory';
import type { Difference } from '../../reference/records';
import { fieldName } from './apiRows';
import { code, joined, link, list, paragraph, text, type Inline } from '../../content/nodes';
import type { ReferenceContext } from './ReferenceContext';
import {
  createReferencePage,
  heading,
  prose,
  type ReferenceBlock,
  type ReferencePage,
} from './ReferencePage';
import { upgradePagePath, versionAnchor, versionHistory } from './versionHistory';

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

const value = (context: ReferenceContext, from: string | undefined) =>
  from === undefined || from === ''
    ? text(context.say('reference.none'))
    : code(from.replace(/\s+/g, ' '));

function entry(context: ReferenceContext, { name, parent, page, fields = [] }: Difference): Inline {
  const item = page && context.hasPage(page) ? link(context.href(page), code(name)) : code(name);
  const details = fields.map(({ field, from, to }): Inline => [
    text(`${fieldName(context, field)} `),
    value(context, from),
    text(' → '),
    value(context, to),
  ]);
  return [
    ...(parent ? context.phrase('reference.partOf', { name: item, parent: code(parent) }) : [item]),
    ...(details.length > 0 ? [text(': '), ...joined(details, '; ')] : []),
  ];
}

/** What happened to each sort of thing: its title, the anchor of that, and the entries of its list. */
function kindBlocks(
  context: ReferenceContext,
  differences: readonly Difference[],
  kind: Difference['kind'],
): { id: string; title: string; entries: Inline[] }[] {
  const found = differences.filter((difference) => difference.kind === kind);
  return [...new Set(found.map(({ of }) => of))].map((of) => {
    const { id, name: group } = groupOf(context, of);
    return {
      id: `${kinds[kind]}-${id}`,
      title: context.say('reference.groupOf', {
        change: context.say(`reference.${kind}`),
        group,
      }),
      entries: found
        .filter((difference) => difference.of === of)
        .map((difference) => entry(context, difference)),
    };
  });
}

const order = ['added', 'changed', 'removed'] as const;

/** What a version before the documented one changed. */
function earlierVersion(
  context: ReferenceContext,
  { version, since, differences }: VersionChanges,
): ReferenceBlock[] {
  return [
    heading(versionAnchor(version), context.say('reference.versionTitle', { version })),
    prose(paragraph(...context.phrase('reference.versionLead', { version, since }))),
    ...order
      .flatMap((kind) => kindBlocks(context, differences, kind))
      .map(({ title, entries }) =>
        prose(paragraph({ type: 'strong', children: [text(title)] }), list(entries)),
      ),
  ];
}

/** What changed between the baseline and the documented version, by kind; then the changes of the versions before. */
export function upgradePage(context: ReferenceContext): ReferencePage {
  const { baseline, versions, differences } = context.reference;
  const version = versions['@toolpad/core']!;
  return createReferencePage(context, {
    page: upgradePagePath,
    title: context.say('reference.changesTitle'),
    intro: [paragraph(...context.phrase('reference.changesLead', { baseline, version }))],
    blocks: [
      ...order.flatMap((kind) => {
        const groups = kindBlocks(context, differences, kind);
        const change = context.say(`reference.${kind}`);
        return [
          heading(kinds[kind], context.say('reference.changeIn', { change, version })),
          ...(groups.length === 0 ? [context.sentence('reference.nothing')] : []),
          ...groups.flatMap(({ id, title, entries }) => [
            heading(id, title, 3),
            prose(list(entries)),
          ]),
        ];
      }),
      ...versionHistory.changes.flatMap((changes) => earlierVersion(context, changes)),
    ],
  });
}
