import type { BlockContent, RootContent } from 'mdast';
import { definitionHref, sourceHref } from '../../reference/definitionHref';
import type { DefinedAt, Prose } from '../../reference/records';
import { code, joined, link, paragraph, text } from '../../content/nodes';
import type { ReferenceContext } from './ReferenceContext';
import { prose, type ReferenceBlock } from './ReferencePage';

/** Words of a package as a quotation that names it. */
function quotation(context: ReferenceContext, quoted: Prose): RootContent {
  const nodes = context.prose(quoted.text) as BlockContent[];
  const from = context.phrase('reference.from', { package: code(quoted.quotedFrom!) });
  return { type: 'blockquote', children: [...nodes, paragraph(...from)] };
}

/** A description as it may be shown: quoted where the words are a package's. */
export const described = (context: ReferenceContext, description: Prose): RootContent[] =>
  description.quotedFrom === undefined
    ? context.prose(description.text)
    : [quotation(context, description)];

interface Described {
  name?: string;
  rule?: string;
  description?: Prose;
  deprecated?: Prose;
}

interface NoticeParts {
  /** Everything on the page that packages may have described. */
  described: readonly Described[];
  /** Of what the page is about. Not at its start: our own lead says the same there. */
  description?: Prose | undefined;
  source: string;
  definedAt: DefinedAt;
}

/** The package it comes from, and which text of the page is the package's. */
export function sourceSection(
  context: ReferenceContext,
  { described: all, description, source, definedAt }: NoticeParts,
): ReferenceBlock[] {
  const { versions, notices } = context.reference;
  const proses = all.flatMap((one) => [one.description, one.deprecated]);
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
    ...(description ? [prose(...described(context, description))] : []),
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
