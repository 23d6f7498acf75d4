import { slug } from 'github-slugger';
import type { List, PhrasingContent } from 'mdast';
import { groupBy } from '../../../domain/groupBy';
import { apiRowId } from '../../../components/ApiTable/ApiRow';
import type { ReferenceStringKey } from '../../../domain/strings/referenceStrings';
import { changeAnchor, versionHistory } from '../../../reference/readReference';
import type { Difference, VersionChanges } from '../../../reference/records';
import {
  code,
  joined,
  link,
  list,
  paragraph,
  text,
  withCode,
  type Inline,
  type Parts,
} from '../../../content/nodes';
import { createReferencePage } from './createReferencePage';
import type { ReferenceContext } from './ReferenceContext';
import { heading, prose, type ReferenceBlock, type ReferencePage } from './ReferencePage';
import { migrationAnchor, migrationPath, upgradePagePath } from '../../../reference/definitionHref';
import { corePackage } from '../../../domain/code/documentedPackages';

/** Anchor of a version on that page. The documented one comes first, under the anchors of what happened. */
export const versionAnchor = (version: string) => `version-${version.replaceAll('.', '-')}`;

const strong = (words: string): PhrasingContent => ({ type: 'strong', children: [text(words)] });

/** What happened, with the word by which its part of the page is known. */
const kinds = { added: 'new', changed: 'changed', removed: 'removed' } as const satisfies Record<
  Difference['kind'],
  string
>;

/** Members of an object type, or the whole of another type. */
const membersOf = (type: string): string[] =>
  /^\{ ([^{}]+?);? \}$/.exec(type)?.[1]?.split('; ') ?? [type];

/** What a field was or is; of an object type, the members that the other version does not have. */
function value(context: ReferenceContext, one = '', other = '') {
  const [shown, compared] = [one, other].map((type) => type.replace(/\s+/g, ' ').trim());
  if (!shown) return text(context.say('reference.none'));
  const same = new Set(membersOf(compared!));
  const members = membersOf(shown);
  const different = members.filter((member) => !same.has(member));
  return code(different.length < members.length ? `{ ${['…', ...different].join('; ')} }` : shown);
}

/** A name with a link to its row, or to the page of what had it. */
function nameOf(context: ReferenceContext, { of, name, parent = '', page }: Difference) {
  if (!page || !context.hasPage(page)) return code(name);
  const owner = page.split('/').at(-1)!;
  const tables = [`${owner}-${of}`, `${owner}-classes`, slug(parent)];
  const fragments = [...tables.map((table) => apiRowId(table, name)), slug(name)];
  const pathname = context.href(page);
  return link(context.firstAnchor(pathname, fragments) ?? pathname, code(name));
}

function changedEntry(context: ReferenceContext, difference: Difference): Parts<PhrasingContent> {
  const { parent, fields = [] } = difference;
  const name = nameOf(context, difference);
  const details = fields.map(({ field, from, to }): Inline => [
    text(`${context.wordFor('field', field)} `),
    value(context, from, to),
    text(' → '),
    value(context, to, from),
  ]);
  return [
    parent ? context.phrase('reference.partOf', { name, parent: code(parent) }) : name,
    details.length > 0 && [text(': '), joined(details, '; ')],
  ];
}

/** An entry for each parent, with the names of its parts: modules have dozens of exports. */
const entriesOf = (
  context: ReferenceContext,
  differences: readonly Difference[],
): Parts<PhrasingContent>[] =>
  differences.some(({ fields }) => fields)
    ? differences.map((difference) => changedEntry(context, difference))
    : [...groupBy(differences, ({ parent = '' }) => parent)].map(([parent, group]) => {
        const names = joined(group.map((difference) => [nameOf(context, difference)]));
        return parent ? [code(parent), text(': '), names] : names;
      });

/** What happened to each sort of thing: its title, the anchor of that, and the list. */
function kindBlocks(
  context: ReferenceContext,
  { version, differences }: Pick<VersionChanges, 'version' | 'differences'>,
  kind: Difference['kind'],
): { id: string; title: string; entries: List }[] {
  const found = differences.filter((difference) => difference.kind === kind);
  return [...groupBy(found, ({ of }) => of)].map(([of, group]) => {
    const name = context.wordFor('group', of);
    const anchors = [...new Set(group.map((one) => changeAnchor(version, one)))];
    const entries = list(entriesOf(context, group));
    entries.children.forEach(
      (item, place) => (item.data = { hProperties: { id: anchors[place] } }),
    );
    return {
      id: `${kinds[kind]}-${slug(name)}`,
      title: context.say('reference.groupOf', {
        change: context.say(`reference.${kind}`),
        group: name,
      }),
      entries,
    };
  });
}

const order = ['added', 'changed', 'removed'] as const;

/** What an update breaks, and where to read what to do; undefined if it breaks nothing. */
function breaksOf(context: ReferenceContext, since: string, version: string): Inline | undefined {
  const breaks = context.reference.releases[version]?.breaks;
  if (!breaks) return undefined;
  const guide = `${context.href(migrationPath)}#${migrationAnchor([since, version])}`;
  return [
    ...withCode(breaks),
    ...(context.hasPage(migrationPath)
      ? [text(' '), link(guide, text(context.say('reference.migrate', { since })))]
      : []),
  ];
}

/** When a version was released, and what for. */
const newsOf = (context: ReferenceContext, version: string): Parts<PhrasingContent> => {
  const day = versionHistory.released[version];
  return [
    day && context.phrase('reference.versionReleased', { day }),
    text(' '),
    withCode(context.reference.releases[version]?.news ?? ''),
  ];
};

/** What a version before the documented one changed. */
const earlierVersion = (
  context: ReferenceContext,
  { version, since, differences }: VersionChanges,
): Parts<ReferenceBlock> => [
  heading(versionAnchor(version), context.say('reference.versionTitle', { version })),
  prose(
    paragraph(
      newsOf(context, version),
      text(' '),
      context.phrase('reference.versionLead', { version, since }),
    ),
    [breaksOf(context, since, version)]
      .filter((breaks) => breaks !== undefined)
      .map((breaks) => paragraph(strong(context.say('reference.breaking')), text(': '), breaks)),
  ),
  order
    .flatMap((kind) => kindBlocks(context, { version, differences }, kind))
    .map(({ title, entries }) => prose(paragraph(strong(title)), entries)),
];

/** What changed between the baseline and the documented version, by kind; then the changes of the versions before. */
export function upgradePage(context: ReferenceContext): ReferencePage {
  const { baseline, versions, differences } = context.reference;
  const version = versions[corePackage]!;
  const breaks = breaksOf(context, baseline, version);
  const titleOf = (key: ReferenceStringKey) =>
    context.say('reference.changeIn', { change: context.say(key), version });
  return createReferencePage(context, {
    page: upgradePagePath,
    title: context.say('reference.changesTitle'),
    intro: [context.paragraph('reference.changesLead', { baseline, version })],
    blocks: [
      breaks && [heading('breaking', titleOf('reference.breaking')), prose(paragraph(breaks))],
      order.map((kind) => {
        const groups = kindBlocks(context, { version, differences }, kind);
        if (groups.length === 0) return [];
        return [
          heading(kinds[kind], titleOf(`reference.${kind}`)),
          kind === 'added' && prose(paragraph(newsOf(context, version))),
          groups.map(({ id, title, entries }) => [heading(id, title, 3), prose(entries)]),
        ];
      }),
      versionHistory.changes.slice(1).map((changes) => earlierVersion(context, changes)),
    ],
  });
}
