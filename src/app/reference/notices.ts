import type { BlockContent, RootContent } from 'mdast';
import { definitionHref, sourceHref } from '../../reference/definitionHref';
import type { DefinedAt, Prose } from '../../reference/records';
import { code, joined, link, paragraph, text } from './nodes';
import type { ReferenceContext } from './ReferenceContext';
import type { ReferenceBlock } from './ReferencePage';

/** Words of a package as a quotation that names it. */
function quotation(context: ReferenceContext, prose: Prose): RootContent {
  const nodes = context.prose(prose.text) as BlockContent[];
  const from = context.phrase('reference.from', { package: code(prose.quotedFrom!) });
  return { type: 'blockquote', children: [...nodes, paragraph(...from)] };
}

/** A description as it may be shown: quoted where the words are a package's. */
export function described(context: ReferenceContext, prose: Prose | undefined): RootContent[] {
  if (!prose) return [];
  return prose.quotedFrom === undefined ? context.prose(prose.text) : [quotation(context, prose)];
}

interface Described {
  name?: string;
  rule?: string;
  description?: Prose;
  deprecated?: Prose;
}

interface NoticeParts {
  /** Everything on the page that packages may have described. */
  described: readonly Described[];
  source: string;
  definedAt: DefinedAt;
}

/** The package it comes from, and which text of the page is the package's. */
export function sourceSection(
  context: ReferenceContext,
  { described: all, source, definedAt }: NoticeParts,
): ReferenceBlock[] {
  const { versions, notices } = context.reference;
  const proses = all.flatMap(({ description, deprecated }) => [description, deprecated]);
  const packages = [...new Set(proses.flatMap((prose) => prose?.quotedFrom ?? []))];
  const ours = all
    .filter(({ description }) => description && description.quotedFrom === undefined)
    .map(({ name, rule }) => name ?? rule ?? '');
  const version = versions[definedAt.package] ?? definedAt.version;
  const from = packages.map((name) => {
    const { license, copyright } = notices[name] ?? { license: 'MIT', copyright: '' };
    return context.phrase(copyright ? 'reference.license' : 'reference.licenseOnly', {
      package: code(name),
      version: versions[name]!,
      license: license,
      copyright,
    });
  });
  return [
    context.heading('source', 'reference.source'),
    context.sentence('reference.sourceOf', {
      source: link(sourceHref(source, version), text(context.say('reference.sourceCode'))),
      declaration: link(definitionHref(definedAt), text(context.say('reference.declaration'))),
      package: code(definedAt.package),
      version,
    }),
    ...(packages.length > 0
      ? [
          context.sentence(ours.length > 0 ? 'reference.quotedBut' : 'reference.quoted', {
            packages: joined(from),
            ours: joined([...new Set(ours)].map((name) => [code(name)])),
          }),
        ]
      : []),
  ];
}
